import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { texts } from '../texts.ts';
import { KEY_TABLE, type KeyGroup } from './key-table.ts';
import { keyWords } from './key-words.ts';
import classes from './keyboard-help.module.css';

const groupTitles: Record<KeyGroup, string> = {
  order: 'No pedido aberto',
  walk: 'Andar pelos pedidos',
  list: 'A lista',
  panel: 'O painel',
};
const groups: readonly KeyGroup[] = ['order', 'walk', 'list', 'panel'];

/** Lists every key of the orders screen, from the key table. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={texts.keyboardHelp} onClose={onClose} width={820}>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group} className={classes.group}>
            <h3 className={`muted-13 ${classes.title}`}>{groupTitles[group]}</h3>
            <dl className={classes.keys}>
              {KEY_TABLE.filter((entry) => entry.group === group).map(({ command, caps }) => (
                <div key={command} className={`row-12 ${classes.row}`}>
                  <dt>
                    {caps.map((cap) => (cap === '…' ? <span key={cap}>a</span> : <Kbd key={cap}>{cap}</Kbd>))}
                  </dt>
                  <dd>{keyWords[command]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={`muted-13 ${classes.note}`}>{texts.keyboardNote}</p>
    </Dialog>
  );
}
