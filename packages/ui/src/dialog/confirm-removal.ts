import { alertDialog } from './alert-dialog.ts';

interface Removal {
  /** What goes with it or stops working, in whole sentences. */
  consequence?: string;
  /** Names of what uses it. */
  usedBy?: readonly string[];
}

const mostNamed = 5;

/** Says what a removal takes along, then asks whether it shall be. True: yes. */
export function confirmRemoval({ consequence, usedBy = [] }: Removal = {}): Promise<boolean> {
  const others = usedBy.length - mostNamed;
  const named = usedBy.slice(0, mostNamed).join(', ') + (others > 0 ? ` e mais ${others}` : '');
  return alertDialog({
    title: 'Você tem certeza?',
    text: [consequence, named === '' ? '' : `Em uso por: ${named}.`, 'Não será possível reverter!']
      .filter(Boolean)
      .join('\n'),
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
