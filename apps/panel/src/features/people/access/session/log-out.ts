import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { leaveSession } from '../../../../shared/session/use-session.ts';
import { logOutTexts } from './texts.ts';

/** Ends the session in this browser. Asks first, because new orders make no sound after a logout. */
export async function confirmLogOut(): Promise<void> {
  const { title, text, confirmText, cancelText } = logOutTexts;
  if (await alertDialog({ title, text, confirmText, cancelText })) leaveSession('/');
}
