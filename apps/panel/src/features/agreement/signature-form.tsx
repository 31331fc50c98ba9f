import { type PendingAgreement, sendToSignature } from '@comanda/contract/store/agreements.calls';
import fieldClasses from '@comanda/ui/form/field.module.css';
import { toast } from '@comanda/ui/toast/toast.ts';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { formatCountdown } from '../../shared/formats/countdown.ts';
import classes from './agreement-prompt.module.css';
import { agreementQuery } from './api/check-terms.ts';
import { agreementTexts } from './texts.ts';

interface SignatureFormProps {
  agreement: PendingAgreement;
  /** The link is on its way and the server says the prompt has done its part. */
  onDone: () => void;
}

/** Where the signing link goes. The address can be changed, and the link sent again after a while. */
export function SignatureForm({ agreement, onDone }: SignatureFormProps) {
  const [email, setEmail] = useState(agreement.email);
  const waitS = useCountdown(agreement.resendInSeconds);
  const queries = useQueryClient();
  const hintId = useId();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => sendCall(sendToSignature, { email, agreementId: agreement.agreementId }),
    // A refused address is told beside its field, everything else by the app's policy.
    meta: { silent: true },
    onSuccess: ({ message, closesPrompt }) => {
      toast.success(message);
      if (closesPrompt) onDone();
      return queries.invalidateQueries({ queryKey: agreementQuery.queryKey });
    },
  });
  const fault = error === null ? null : faultOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && waitS === 0) mutate();
  };
  const wasSent = agreement.sentTo !== null;

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {wasSent ? (
        <p className={classes.sent} data-tone="delivered" role="status">
          <IconMailCheck size={20} aria-hidden="true" />
          <span>
            <strong>{agreementTexts.sentTitle(agreement.sentTo ?? '')}</strong> {agreementTexts.sentHint}
          </span>
        </p>
      ) : null}
      <div className={classes.fields}>
        <label className={`${fieldClasses.field} ${classes.field}`}>
          <span className={fieldClasses.label}>{agreementTexts.email}</span>
          <input
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            maxLength={200}
            aria-invalid={fault !== null || undefined}
            aria-describedby={hintId}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              reset();
            }}
          />
        </label>
        <Button
          type="submit"
          variant={wasSent ? 'default' : 'filled'}
          loading={isPending}
          disabled={waitS > 0}
          className={classes.send}
        >
          {!wasSent
            ? agreementTexts.send
            : waitS > 0
              ? agreementTexts.resendIn(formatCountdown(waitS * 1000))
              : agreementTexts.resend}
        </Button>
      </div>
      <p
        id={hintId}
        role={fault === null ? undefined : 'alert'}
        className={classes.hint}
        data-fault={fault !== null || undefined}
      >
        {fault ?? (wasSent ? null : agreementTexts.emailHint)}
      </p>
    </form>
  );
}

function faultOf(error: Error): string {
  return error instanceof ApiError ? (error.fields[0]?.mensagem ?? error.message) : error.message;
}

/** Whole seconds left of `seconds`; begins again when the server names another number. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
