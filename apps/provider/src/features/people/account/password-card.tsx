import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import {
  changedProviderPassword,
  changeProviderPassword,
} from '@comanda/contract/people/provider/own-account.calls';
import { passwordFault } from '@comanda/domain/people/access/password-rules';
import { Button } from '@comanda/ui/button/button.tsx';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import classes from './account.module.css';
import { accountTexts as texts } from './texts.ts';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Card that changes the user's own password. The form requires the current password. */
export function PasswordCard() {
  const form = useCallForm({
    saved: EMPTY,
    record: changedProviderPassword,
    check: ({ current, password, confirmation }) => {
      const fault = passwordFault(password);
      return {
        current: current === '' ? texts.passwordMissing : undefined,
        password: fault === null ? undefined : PASSWORD_FAULT_TEXTS[fault],
        confirmation: password === confirmation ? undefined : CONFIRMATION_DIFFERS,
      };
    },
    send: (values) => sendCall(changeProviderPassword, values),
    savedText: texts.passwordChanged,
    words: texts,
    onSaved: (): void => form.reset(),
  });
  return (
    <FormCard title={texts.password} hint={texts.passwordHint}>
      <form
        ref={form.element}
        noValidate
        className={`stack-16 ${classes.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <PasswordField label={texts.current} autoComplete="current-password" {...form.field('current')} />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.passwordRules}
          {...form.field('password')}
        />
        <PasswordField
          label={texts.confirmation}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <div className="cluster-8">
          <Button type="submit" isBusy={form.isSaving}>
            {texts.changePassword}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}
