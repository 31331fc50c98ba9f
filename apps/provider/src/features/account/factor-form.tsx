import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { confirmProviderFactor, newProviderFactor } from '@comanda/contract/provider/own-account.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PasswordField } from '@comanda/ui/form/password-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { SecondFactorSetup } from '@comanda/ui/second-factor/second-factor-setup.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import classes from './account.module.css';
import { accountTexts as texts } from './texts.ts';

interface FactorFormProps {
  /** Whoever has a factor already proves themselves by their password. */
  asksPassword: boolean;
  onConfirmed: (codes: readonly string[]) => void;
}

/** A new second factor: its secret for the app, and a code that proves it arrived there. */
export function FactorForm({ asksPassword, onConfirmed }: FactorFormProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ code?: string; password?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);
  const asked = useId();
  const factor = useQuery({
    queryKey: ['new-factor', asked],
    queryFn: () => sendCall(newProviderFactor, {}),
    // The one on the screen is the one in the app.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });

  const confirm = async (secret: string) => {
    setBusy(true);
    try {
      onConfirmed(await sendCall(confirmProviderFactor, { secret, code, password: password || null }));
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
      const text = failureText(error, texts);
      setFaults(isAboutPassword(error) ? { password: text } : { code: text });
      leadToFault();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent, secret: string) => {
    event.preventDefault();
    const found = {
      password: asksPassword && password === '' ? texts.passwordMissing : undefined,
      code: code.length < 6 ? texts.codeMissing : undefined,
    };
    setFaults(found);
    leadToFault();
    if (!isBusy && !found.code && !found.password) void confirm(secret);
  };

  return (
    <QueryFaces
      query={factor}
      skeleton={<CardListSkeleton count={1} />}
      failed={texts.factorFailed}
      isCompact
    >
      {({ secret, uri }) => (
        <form ref={form} noValidate className={classes.form} onSubmit={(event) => submit(event, secret)}>
          {asksPassword ? (
            <PasswordField
              label={texts.current}
              autoComplete="current-password"
              value={password}
              error={faults.password}
              readOnly={isBusy}
              onChange={setPassword}
            />
          ) : null}
          <SecondFactorSetup
            uri={uri}
            secret={secret}
            code={code}
            onCode={setCode}
            error={faults.code}
            isBusy={isBusy}
          >
            <div className={classes.confirm}>
              <Button type="submit" isBusy={isBusy}>
                {texts.confirmFactor}
              </Button>
            </div>
          </SecondFactorSetup>
        </form>
      )}
    </QueryFaces>
  );
}

function isAboutPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'provider.password-wrong';
}
