import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { formTexts } from './texts.ts';

/** Asks whether unsaved changes may be discarded. */
export function mayDiscard(): Promise<boolean> {
  return alertDialog({
    text: formTexts.leave,
    confirmText: formTexts.leaveConfirm,
    cancelText: formTexts.leaveCancel,
    isDestructive: true,
  });
}
