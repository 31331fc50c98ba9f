import { alertDialog } from './alert-dialog.ts';

interface Removal {
  /** Whole sentences about the other objects that are removed. */
  consequence: string;
  /** The removal can be undone right after, so the dialog does not warn. */
  isUndoable?: boolean;
}

/** Lists what a removal includes and asks for confirmation. True: yes. */
export function confirmRemoval({ consequence, isUndoable = false }: Removal): Promise<boolean> {
  return alertDialog({
    title: 'Você tem certeza?',
    text: `${consequence}\n${isUndoable ? 'Você ainda pode desfazer logo depois.' : 'Não será possível reverter!'}`,
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
