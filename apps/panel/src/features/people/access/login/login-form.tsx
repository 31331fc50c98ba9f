import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { loadCode } from '../../../../shared/code/load-code.ts';
import { replaceWith } from '../../../../shared/session/page-moves.ts';
import { recoveredLogin } from '../recovery/recovered-login.ts';
import { enterWithLink, enterWithPassword, type SecondStep } from './enter-store.ts';
import classes from './login-form.module.css';
import type { LoginLink } from './login-link.ts';
import { loginTexts } from './texts.ts';
import { confirmReplacing, useLinkLogin } from './use-link-login.ts';

const loadCodeStep = () => import('./code-step.tsx');
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));

type Attempt = (second?: SecondStep) => Promise<void>;

interface LoginFormProps {
  /** An automatic login to run, or null. */
  link: LoginLink | null;
  onForgot: () => void;
}

/** The login form. A failure does not clear its fields. */
export function LoginForm({ link, onForgot }: LoginFormProps) {
  const [login, setLogin] = useState(() => link?.login ?? recoveredLogin.read());
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ login?: string; password?: string }>({});
  const [isEntering, setEntering] = useState(link !== null);
  /** Set after a correct password if a code is required: completes the login. */
  const [waiting, setWaiting] = useState<((second: SecondStep) => Promise<void>) | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const leadToFault = useFaultFocus(form);

  const enter = async (attempt: Attempt) => {
    setEntering(true);
    try {
      await attempt();
      // After a success the form stays busy, because the browser is already loading the orders.
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.second-factor-needed')
        return requestCode(attempt);
      const text = failureText(error, loginTexts);
      setEntering(false);
      await alertDialog({ kind: 'error', title: loginTexts.errorTitle, text });
      // The error dialog has closed. Its message stays visible at the field.
      setFaults({ password: text });
      passwordInput.current?.select();
    }
  };
  const requestCode = async (attempt: Attempt) => {
    try {
      await loadCode(loadCodeStep);
      setWaiting(() => attempt);
    } catch {
      await alertDialog({ kind: 'error', text: loginTexts.chunkFailed });
    }
    setEntering(false);
  };
  useLinkLogin(link, (given) => enter((second) => enterWithLink(given, second)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      login: login.trim() === '' ? loginTexts.loginMissing : undefined,
      password: password === '' ? loginTexts.passwordMissing : undefined,
    };
    setFaults(found);
    leadToFault();
    if (isEntering || found.login || found.password) return;
    void confirmReplacing(login.trim()).then((isWanted) =>
      isWanted
        ? enter((second) => enterWithPassword({ login: login.trim(), password }, second))
        : replaceWith('/pedidos'),
    );
  };

  if (waiting)
    return (
      <Suspense fallback={null}>
        <CodeStep enter={waiting} onBack={() => setWaiting(null)} />
      </Suspense>
    );
  return (
    <form ref={form} className="stack-16" onSubmit={submit} noValidate aria-busy={isEntering}>
      <TextField
        label={loginTexts.login}
        name="usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={link === null}
        value={login}
        error={faults.login}
        readOnly={isEntering}
        onChange={setLogin}
      />
      <PasswordField
        ref={passwordInput}
        label={loginTexts.password}
        name="senha"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        readOnly={isEntering}
        onChange={(typed) => {
          setFaults({});
          setPassword(typed);
        }}
      />
      <Button type="submit" isWide size="large" isBusy={isEntering}>
        {loginTexts.submit}
      </Button>
      {isEntering && link ? (
        <p className={classes.hint} role="status">
          {loginTexts.entering}
        </p>
      ) : null}
      <button type="button" className={`plain-button ${classes.forgot}`} onClick={onForgot}>
        {loginTexts.forgot}
      </button>
    </form>
  );
}
