import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveOwnName } from '@comanda/contract/people/access/account.calls';
import { ownNameInput } from '@comanda/contract/people/access/account.wire';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { renewSession } from '../../../../shared/session/use-session.ts';
import { fetchSession } from '../session/fetch-session.ts';
import { accountQuery } from './account-queries.ts';
import { accountTexts } from './texts.ts';

/** Dialog that changes the user's own name, as the panel and the store's user list show it. */
export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useCallForm({
    saved: { name },
    record: ownNameInput,
    send: (values) => sendCall(saveOwnName, values),
    savedText: accountTexts.nameSaved,
    refreshes: [accountQuery.queryKey],
    onSaved: async () => {
      onClose();
      renewSession(await fetchSession());
    },
    words: { failed: accountTexts.nameFailed },
    failedAt: 'name',
  });
  return (
    <CallFormDialog
      form={form}
      title={accountTexts.changeName}
      submitText={accountTexts.save}
      onClose={onClose}
    >
      <TextField label={accountTexts.name} autoComplete="name" isFirst {...form.field('name')} />
    </CallFormDialog>
  );
}
