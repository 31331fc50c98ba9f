import type { useCallForm } from '@comanda/client/form/use-call-form.ts';
import type { SavedUser } from '@comanda/contract/people/access/people.wire';
import { ROLES } from '@comanda/domain/people/access/permissions';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useState } from 'react';
import { userTexts } from './texts.ts';
import { confirmationFault, typedPasswordFault, type UserValues } from './user-values.ts';
import classes from './users.module.css';

type UserFormState = Pick<ReturnType<typeof useCallForm<UserValues, SavedUser>>, 'values' | 'field'>;

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: userTexts.roles[value] }));
const STATUS_OPTIONS = [
  { value: 'S', label: userTexts.status(true) },
  { value: 'N', label: userTexts.status(false) },
] as const;

interface PersonFieldsProps {
  form: UserFormState;
  emailHint: string;
  isOwn?: boolean;
}

/** Name, e-mail, role and status of a user. */
export function PersonFields({ form, emailHint, isOwn = false }: PersonFieldsProps) {
  const status = form.field('isActive');
  return (
    <div className={classes.fields}>
      <TextField label={userTexts.name} autoComplete="off" {...form.field('name')} />
      <TextField
        label={userTexts.email}
        autoCapitalize="none"
        spellCheck={false}
        hint={emailHint}
        {...form.field('email')}
      />
      <SelectField
        label={userTexts.role}
        options={ROLE_OPTIONS}
        hint={userTexts.roleHint[form.values.role]}
        disabled={isOwn}
        {...form.field('role')}
      />
      <SelectField
        label={userTexts.statusLabel}
        options={STATUS_OPTIONS}
        disabled={isOwn}
        {...status}
        value={status.value ? 'S' : 'N'}
        onChange={(letter) => status.onChange(letter === 'S')}
      />
    </div>
  );
}

/** The password and its repetition. Errors show after a field loses the focus. */
export function PasswordFields({ form, isNeeded }: { form: UserFormState; isNeeded: boolean }) {
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const { values } = form;
  const password = form.field('password');
  const confirmation = form.field('confirmation');
  const found = {
    password: left.password ? typedPasswordFault(values.password, isNeeded) : undefined,
    confirmation: left.confirmation ? confirmationFault(values) : undefined,
  };
  return (
    <div className={classes.fields}>
      <PasswordField
        label={userTexts.password}
        autoComplete="new-password"
        {...password}
        error={password.error ?? found.password ?? null}
        onBlur={() => setLeft((before) => ({ ...before, password: true }))}
      />
      <PasswordField
        label={userTexts.confirmation}
        autoComplete="new-password"
        {...confirmation}
        error={confirmation.error ?? found.confirmation ?? null}
        onBlur={() => setLeft((before) => ({ ...before, confirmation: true }))}
      />
    </div>
  );
}
