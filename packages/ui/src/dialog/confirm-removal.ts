import { alertDialog } from './alert-dialog.ts';

/** Says what a removal takes along, in whole sentences, then asks whether it shall be. True: yes. */
export function confirmRemoval({ consequence }: { consequence: string }): Promise<boolean> {
  return alertDialog({
    title: 'Você tem certeza?',
    text: `${consequence}\nNão será possível reverter!`,
    confirmText: 'Sim deletar.',
    cancelText: 'Cancelar',
    isDestructive: true,
  });
}
