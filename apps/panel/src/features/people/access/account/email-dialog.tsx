import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { changeEmail, confirmEmail } from '@comanda/contract/people/access/account.calls';
import { ownEmailInput } from '@comanda/contract/people/access/account.wire';
import { CodeField } from '@comanda/ui/form/fields/code-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useState } from 'react';
import { accountQuery } from './account-queries.ts';
import { accountTexts } from './texts.ts';

/** Dialog that changes the e-mail: asks for the address, then for the code sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AddressDialog onSent={setSentTo} onClose={onClose} />
  ) : (
    <ConfirmDialog email={sentTo} onClose={onClose} />
  );
}

function AddressDialog({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) {
  const form = useCallForm({
    saved: { email: '' },
    record: ownEmailInput,
    send: (values) => sendCall(changeEmail, values),
    savedText: null,
    onSaved: (_answer, { email }) => onSent(email),
    words: { failed: accountTexts.emailFailed },
    failedAt: 'email',
  });
  return (
    <CallFormDialog
      form={form}
      title={accountTexts.changeEmail}
      submitText={accountTexts.sendCode}
      confirmsClosing={false}
      onClose={onClose}
    >
      <TextField
        label={accountTexts.newEmail}
        hint={accountTexts.newEmailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isFirst
        {...form.field('email')}
      />
    </CallFormDialog>
  );
}

function ConfirmDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useCallForm({
    saved: { codigo: '' },
    send: ({ codigo }) => sendCall(confirmEmail, { code: codigo }),
    check: ({ codigo }) => ({ codigo: codigo.length < 6 ? accountTexts.codeMissing : undefined }),
    savedText: accountTexts.emailSaved,
    refreshes: [accountQuery.queryKey],
    onSaved: onClose,
    words: { failed: accountTexts.emailFailed },
    failedAt: 'codigo',
  });
  return (
    <CallFormDialog
      form={form}
      title={accountTexts.confirmEmail}
      submitText={accountTexts.confirm}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p>{accountTexts.codeSent(email)}</p>
      <CodeField label={accountTexts.code} {...form.field('codigo')} isFirst />
    </CallFormDialog>
  );
}
