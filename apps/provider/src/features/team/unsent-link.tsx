import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { teamTexts as texts } from './texts.ts';

/** A link whose mail did not leave, to be handed over. */
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
