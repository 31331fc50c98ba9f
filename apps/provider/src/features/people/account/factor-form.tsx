import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  confirmProviderFactor,
  newProviderFactor,
} from '@comanda/contract/people/provider/own-account.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { SecondFactorSetup } from '@comanda/ui/second-factor/second-factor-setup.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './account.module.css';
import { accountTexts as texts } from './texts.ts';

interface FactorFormProps {
  onConfirmed: (codes: readonly string[]) => void;
  /** Closes the form without a second factor. Without this prop, the user must set up a second factor. */
  onCancel?: () => void;
}

/** Form that sets up a new second factor: the secret for the app, and a code to confirm. */
export function FactorForm({ onConfirmed, onCancel }: FactorFormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);
  const requested = useId();
  const factor = useQuery({
    queryKey: ['new-factor', requested],
    queryFn: () => sendCall(newProviderFactor, {}),
    // A refetch would return a new secret, which differs from the one already in the user's app.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
  const isGivenUp = factor.error instanceof ApiError && factor.error.isGivenUp;
  useEffect(() => {
    if (isGivenUp) onCancel?.();
  }, [isGivenUp, onCancel]);

  const showFault = (text: string) => {
    setFault(text);
    leadToFault();
  };
  const confirm = async (secret: string) => {
    setBusy(true);
    try {
      onConfirmed(await sendCall(confirmProviderFactor, { secret, code }));
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
      if (!(error instanceof ApiError && error.isGivenUp)) showFault(failureText(error, texts));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent, secret: string) => {
    event.preventDefault();
    if (code.length < 6) showFault(texts.codeMissing);
    else if (!isBusy) void confirm(secret);
  };

  return (
    <QueryFaces
      query={factor}
      skeleton={<CardListSkeleton count={1} />}
      failed={texts.factorFailed}
      isCompact
    >
      {({ secret, uri }) => (
        <form
          ref={form}
          noValidate
          className={`stack-16 ${classes.form}`}
          onSubmit={(event) => submit(event, secret)}
        >
          <SecondFactorSetup
            uri={uri}
            secret={secret}
            code={code}
            onCode={(typed) => {
              setFault(null);
              setCode(typed);
            }}
            error={fault}
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
