import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { useBlocker } from '@tanstack/react-router';
import { printingTexts } from '../texts.ts';

/** Asks before leaving a screen with unsaved changes; closing the tab asks in the browser's own way. */
export function useLeaveGuard(isChanged: boolean): void {
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async () => {
      const leaves = await alertDialog({
        text: printingTexts.leave,
        confirmText: printingTexts.leaveConfirm,
        cancelText: printingTexts.leaveCancel,
        isDestructive: true,
      });
      return !leaves;
    },
  });
}
