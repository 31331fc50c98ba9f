import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { SecondFactorField } from '@comanda/ui/second-factor/second-factor-field.tsx';
import { secondFactorFieldTexts } from '@comanda/ui/second-factor/second-factor-field-texts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { logIn } from '../../../shared/session/enter-console.ts';
import { loginTexts } from './texts.ts';

interface Faults {
  login?: string;
  password?: string;
  code?: string;
}

/**
 * Asks for login and password, then for the code if the user has a second factor. Typed values stay after a
 * failure.
 */
export function LoginForm() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  /** Null until the server requires the code. */
  const [code, setCode] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isEntering, setEntering] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);

  const showFailure = (error: unknown) => {
    setEntering(false);
    const refusal = error instanceof ApiError ? error.code : null;
    if (refusal === 'provider.code-wanted') return setCode('');
    const text = failureText(error, loginTexts);
    // The password was changed since the first step, so the form asks for login and password again.
    if (refusal === 'provider.bad-credentials') setCode(null);
    setFaults(code !== null && refusal !== 'provider.bad-credentials' ? { code: text } : { password: text });
    leadToFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Faults = {
      login: login.trim() === '' ? loginTexts.loginMissing : undefined,
      password: password === '' ? loginTexts.passwordMissing : undefined,
      code: code === '' ? loginTexts.codeMissing : undefined,
    };
    setFaults(found);
    leadToFault();
    if (isEntering || found.login || found.password || found.code) return;
    setEntering(true);
    await logIn({ login: login.trim(), password, code }).catch(showFailure);
  };

  return (
    <form ref={form} className="stack-16" noValidate aria-busy={isEntering} onSubmit={submit}>
      {code === null ? (
        <>
          <TextField
            label={loginTexts.login}
            name="usuario"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={login}
            error={faults.login}
            readOnly={isEntering}
            onChange={setLogin}
          />
          <PasswordField
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
        </>
      ) : (
        <SecondFactorField
          whoHelps={secondFactorFieldTexts.whoHelps.provider}
          value={code}
          error={faults.code}
          readOnly={isEntering}
          onChange={(typed) => {
            setFaults({});
            setCode(typed);
          }}
        />
      )}
      <Button type="submit" isWide size="large" isBusy={isEntering}>
        {loginTexts.submit}
      </Button>
      {code === null ? null : (
        <Button variant="subtle" isWide onClick={() => setCode(null)}>
          {loginTexts.back}
        </Button>
      )}
    </form>
  );
}
