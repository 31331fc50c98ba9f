import type { SavedUser } from '@comanda/contract/people/access/people.wire';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { userTexts } from './texts.ts';

/**
 * Shows the link of an invitation whose e-mail could not be sent. The administrator passes the link on.
 * Otherwise hidden.
 */
export function UnsentInvitation({ saved, onClose }: { saved: SavedUser | null; onClose: () => void }) {
  if (saved === null || saved.link === null) return null;
  return (
    <SecretsDialog
      title={userTexts.notMailedTitle}
      text={userTexts.notMailed(saved.user.name)}
      secrets={[{ label: userTexts.notMailedLink, value: saved.link }]}
      onClose={onClose}
    />
  );
}
