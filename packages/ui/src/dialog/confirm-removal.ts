import { alertDialog } from './alert-dialog.ts';

interface Removal {
  /** Says in whole sentences what else is removed. */
  consequence: string;
  /** The removal can be undone right after: the dialog does not warn that it cannot. */
  isUndoable?: boolean;
}

/** Says what a removal includes and asks for confirmation. True: yes. */
export function confirmRemoval({ consequence, isUndoable = false }: Removal): Promise<boolean> {
  return alertDialog({
    title: 'Você tem certeza?',
    text: `${consequence}\n${isUndoable ? 'Você ainda pode desfazer logo depois.' : 'Não será possível reverter!'}`,
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
