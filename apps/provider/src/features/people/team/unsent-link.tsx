import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { teamTexts as texts } from './texts.ts';

/** Shows a link whose mail was not sent. The user must pass the link on. */
export function UnsentLink({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <SecretsDialog
      title={texts.notMailedTitle}
      text={texts.notMailed}
      secrets={[{ label: texts.link, value: link }]}
      onClose={onClose}
    />
  );
}
