import { alertDialog } from './alert-dialog.ts';

interface Removal {
  /** What it takes along, in whole sentences. */
  consequence: string;
  /** It can be taken back right after: nobody is told that it cannot. */
  isUndoable?: boolean;
}

/** Says what a removal takes along, then asks whether it shall be. True: yes. */
export function confirmRemoval({ consequence, isUndoable = false }: Removal): Promise<boolean> {
  return alertDialog({
    title: 'Você tem certeza?',
    text: `${consequence}\n${isUndoable ? 'Você ainda pode desfazer logo depois.' : 'Não será possível reverter!'}`,
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
