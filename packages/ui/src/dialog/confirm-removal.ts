import { alertDialog } from './alert-dialog.ts';

interface Removal {
  /** Whole sentences that name the other objects removed at the same time. */
  consequence: string;
  /** True: the user can undo the removal right after, so the dialog does not warn. */
  isUndoable?: boolean;
}

/**
 * Lists everything that a removal includes and asks for confirmation. Resolves to true if the user confirms.
 */
export function confirmRemoval({ consequence, isUndoable = false }: Removal): Promise<boolean> {
  return alertDialog({
    title: 'Você tem certeza?',
    text: `${consequence}\n${isUndoable ? 'Você ainda pode desfazer logo depois.' : 'Não será possível reverter!'}`,
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
