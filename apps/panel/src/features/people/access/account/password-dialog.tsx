import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { changePassword } from '@comanda/contract/people/access/account.calls';
import { changePasswordInput } from '@comanda/contract/people/access/account.wire';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import { passwordFault } from '@comanda/domain/people/access/password-rules';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { PasswordRules } from '../passwords/password-rules.tsx';
import { ownSessionsQuery } from './account-queries.ts';
import { accountTexts } from './texts.ts';

/** Dialog that changes the password: asks for the old password, and twice for the new one, with its rules. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    saved: { current: '', password: '', confirmation: '' },
    record: changePasswordInput,
    send: (values) => sendCall(changePassword, values),
    check: ({ current, password, confirmation }) => {
      const weakness = passwordFault(password);
      return {
        current: current === '' ? accountTexts.currentMissing : undefined,
        password: weakness === null ? undefined : PASSWORD_FAULT_TEXTS[weakness],
        confirmation: password === confirmation ? undefined : CONFIRMATION_DIFFERS,
      };
    },
    savedText: accountTexts.passwordChanged,
    refreshes: [ownSessionsQuery.queryKey],
    onSaved: onClose,
    words: { failed: accountTexts.passwordFailed },
    failedAt: 'current',
  });
  return (
    <CallFormDialog
      form={form}
      title={accountTexts.changePassword}
      submitText={accountTexts.savePassword}
      confirmsClosing={false}
      onClose={onClose}
    >
      <PasswordField
        label={accountTexts.current}
        name="senha-atual"
        autoComplete="current-password"
        isFirst
        {...form.field('current')}
      />
      <PasswordField
        label={accountTexts.newPassword}
        name="nova-senha"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordRules password={form.values.password} />
      <PasswordField
        label={accountTexts.confirmation}
        name="confirmacao"
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
    </CallFormDialog>
  );
}
