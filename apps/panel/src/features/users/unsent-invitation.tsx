import type { SavedUser } from '@comanda/contract/access/people.wire';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { userTexts } from './texts.ts';

/** The link of an invitation whose mail did not leave, to be handed over; nothing where it left, or there was none. */
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
