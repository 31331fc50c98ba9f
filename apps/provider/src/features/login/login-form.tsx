import { failureText } from '@comanda/client/api/failure-text.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { PasswordField } from '@comanda/ui/form/password-field.tsx';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { type FormEvent, useRef, useState } from 'react';
import { logIn } from './enter-console.ts';
import classes from './login-form.module.css';
import { loginTexts } from './texts.ts';

/** Usuário, senha, Entrar. What was typed stays after a failure. */
export function LoginForm() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ login?: string; password?: string }>({});
  const [isEntering, setEntering] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      login: login.trim() === '' ? loginTexts.loginMissing : undefined,
      password: password === '' ? loginTexts.passwordMissing : undefined,
    };
    setFaults(found);
    leadToFault();
    if (isEntering || found.login || found.password) return;
    setEntering(true);
    try {
      await logIn({ login: login.trim(), password, code: null });
    } catch (error) {
      setFaults({ password: failureText(error, loginTexts) });
      setEntering(false);
      leadToFault();
    }
  };

  return (
    <form ref={form} className={classes.form} noValidate aria-busy={isEntering} onSubmit={submit}>
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
      <Button type="submit" isWide size="large" isBusy={isEntering}>
        {loginTexts.submit}
      </Button>
    </form>
  );
}
