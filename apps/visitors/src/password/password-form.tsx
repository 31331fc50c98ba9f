import { LONGEST_SECRET } from '@comanda/contract/people/access/access.wire';
import {
  CONFIRMATION_DIFFERS,
  OWN_WORDS_HINT,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import { type PasswordLink, setPasswordByLink } from '@comanda/contract/people/access/password-links.calls';
import {
  meetsPasswordRule,
  PASSWORD_RULES,
  passwordFault,
} from '@comanda/domain/people/access/password-rules';
import { type FormEvent, useId, useState } from 'react';
import page from '../shared/link-page.module.css';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import classes from './password-form.module.css';
import { passwordTexts, ruleTexts } from './texts.ts';

interface PasswordFormProps {
  token: string;
  link: PasswordLink;
  onSaved: () => void;
  /** Called when the link is no longer valid. */
  onOver: () => void;
}

/** Asks for a password twice and checks its rules. Errors are shown at their fields and clear no value. */
export function PasswordForm({ token, link, onSaved, onOver }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isVisible, setVisible] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const ids = { password: useId(), password_confirmation: useId() };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const weakness = passwordFault(password);
    if (weakness !== null) return setFaults({ password: PASSWORD_FAULT_TEXTS[weakness] });
    if (password !== confirmation) return setFaults({ password_confirmation: CONFIRMATION_DIFFERS });
    setFaults({});
    setSending(true);
    try {
      await sendCall(setPasswordByLink, { token, password, confirmation });
      onSaved();
    } catch (failure) {
      setSending(false);
      if (failure instanceof CallFailure && failure.code === 'password-link.invalid') return onOver();
      setFaults(faultsOf(failure));
    }
  };
  const field = (
    name: 'password' | 'password_confirmation',
    value: string,
    set: (typed: string) => void,
  ) => ({
    type: isVisible ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: LONGEST_SECRET,
    value,
    'aria-invalid': faults[name] === undefined ? undefined : true,
    'aria-describedby': faults[name] === undefined ? undefined : ids[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setFaults({});
      set(event.currentTarget.value);
    },
  });
  const fault = (name: 'password' | 'password_confirmation') => (
    <span id={ids[name]} role="alert" className={page.fault}>
      {faults[name]}
    </span>
  );

  return (
    <form className={page.card} noValidate onSubmit={(event) => void submit(event)}>
      <header className={page.head}>
        <h1 className={page.title}>{passwordTexts.title}</h1>
        <p className={page.party}>
          <strong>{link.storeName}</strong>
          <span>{passwordTexts.who(link.login)}</span>
        </p>
      </header>
      {/* Password managers read the login from this input. */}
      <input
        type="text"
        autoComplete="username"
        value={link.login}
        aria-label={passwordTexts.login}
        readOnly
        hidden
      />
      <label className={page.field}>
        {passwordTexts.password}
        <input {...field('password', password, setPassword)} />
        {fault('password')}
      </label>
      <ul className={classes.rules} aria-label={passwordTexts.rules}>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} data-met={meetsPasswordRule(password, rule) || undefined}>
            {ruleTexts[rule]}
          </li>
        ))}
        <li>{OWN_WORDS_HINT}</li>
      </ul>
      <label className={page.field}>
        {passwordTexts.confirmation}
        <input {...field('password_confirmation', confirmation, setConfirmation)} />
        {fault('password_confirmation')}
      </label>
      <label className={page.check}>
        <input
          type="checkbox"
          checked={isVisible}
          onChange={(event) => setVisible(event.currentTarget.checked)}
        />
        {passwordTexts.show}
      </label>
      <p role="alert" className={page.fault}>
        {faults.all}
      </p>
      <button type="submit" className={page.primary} disabled={isSending}>
        {isSending ? passwordTexts.saving : passwordTexts.save}
      </button>
      <p className={page.hint}>{link.isFirst ? passwordTexts.firstHint(link.login) : passwordTexts.hint}</p>
    </form>
  );
}

function faultsOf(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof CallFailure)) return { all: passwordTexts.failed };
  // An unreadable answer, as of a proxy, has no message.
  if (failure.fields.length === 0) return { all: failure.message || passwordTexts.failed };
  return Object.fromEntries(failure.fields.map(({ campo, mensagem }) => [campo, mensagem]));
}
