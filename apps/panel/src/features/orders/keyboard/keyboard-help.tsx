import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Kbd } from '../../../ui/label/kbd.tsx';
import { texts } from '../texts.ts';
import classes from './keyboard-help.module.css';

const keys = [
  ['↑ ↓', 'Pedido de cima, pedido de baixo'],
  ['Enter', 'Abrir o pedido'],
  ['A', 'Aceitar'],
  ['E', 'Enviar ou pronto para retirada'],
  ['D', 'Entregue'],
  ['C', 'Cancelar'],
  ['/', 'Procurar'],
  ['Esc', 'Voltar'],
  ['?', 'Mostrar estes atalhos'],
] as const;

/** The list of keys. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={texts.keyboardHelp} onClose={onClose} width={420}>
      <dl className={classes.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={classes.row}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
