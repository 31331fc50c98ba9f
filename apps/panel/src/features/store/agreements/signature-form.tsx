import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type PendingAgreement,
  sendToSignature,
  signatureInput,
} from '@comanda/contract/store/store/agreements.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { formatCountdown } from '../../../shared/formats/countdown.ts';
import classes from './agreement-prompt.module.css';
import { agreementQuery } from './api/check-terms.ts';
import { agreementTexts } from './texts.ts';

interface SignatureFormProps {
  agreement: PendingAgreement;
  /** Called when the link was sent and the server reports that the prompt is finished. */
  onDone: () => void;
}

/** Asks for the e-mail of the signing link. The address can be changed, and the link sent again after a delay. */
export function SignatureForm({ agreement, onDone }: SignatureFormProps) {
  const waitS = useCountdown(agreement.resendInSeconds);
  const form = useCallForm({
    saved: { email: agreement.email },
    record: signatureInput,
    send: ({ email }) => sendCall(sendToSignature, { email, agreementId: agreement.agreementId }),
    refreshes: [agreementQuery.queryKey],
    savedText: ({ message }) => message,
    words: agreementTexts,
    failedAt: 'email',
    onSaved: ({ closesPrompt }) => {
      if (closesPrompt) onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waitS === 0) form.submit();
  };
  const wasSent = agreement.sentTo !== null;

  return (
    <form ref={form.element} className={classes.form} noValidate onSubmit={submit}>
      {wasSent ? (
        <p className={`toned ${classes.sent}`} data-tone="delivered" role="status">
          <IconMailCheck size={20} aria-hidden="true" />
          <span>
            <strong>{agreementTexts.sentTitle(agreement.sentTo ?? '')}</strong> {agreementTexts.sentHint}
          </span>
        </p>
      ) : null}
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        label={agreementTexts.email}
        hint={wasSent ? undefined : agreementTexts.emailHint}
      />
      <Button
        type="submit"
        variant={wasSent ? 'default' : 'filled'}
        isBusy={form.isSaving}
        disabled={waitS > 0}
        className={classes.send}
      >
        {!wasSent
          ? agreementTexts.send
          : waitS > 0
            ? agreementTexts.resendIn(formatCountdown(waitS * 1000))
            : agreementTexts.resend}
      </Button>
    </form>
  );
}

/** Counts down from `seconds`, in whole numbers. Restarts when the server sends a new number. */
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
