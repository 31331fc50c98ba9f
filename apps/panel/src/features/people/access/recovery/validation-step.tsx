import type { RecoveryChannel } from '@comanda/contract/people/access/recovery.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { type Ref, useEffect, useRef, useState } from 'react';
import { formatCountdown } from '../../../../shared/formats/countdown.ts';
import classes from './recovery.module.css';
import type { SentCode } from './recovery-state.ts';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import { useNow } from './use-now.ts';
import type { Recovery } from './use-recovery.ts';

const CODE_LENGTH = 6;

/**
 * Step 5: the field for the code (valid for five minutes), the button 'Confirmar', and a button for a new
 * code after a wait.
 */
export function ValidationStep({ recovery, sent }: { recovery: Recovery; sent: SentCode }) {
  const { state, dispatch, isBusy, save, requestCode } = recovery;
  const [fault, setFault] = useState<string>();
  const leftMs = sent.expiresAt - useNow();
  const isExpired = leftMs <= 0 || sent.isSpent;
  const field = useRef<HTMLInputElement>(null);
  const resend = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A new code focuses the field. An expired code focuses the resend button, or the message while the
    // resend button is disabled.
    const way = resend.current?.disabled ? shown : resend;
    if (sent.expiresAt > 0) (isExpired ? way : field).current?.focus();
  }, [isExpired, sent.expiresAt]);
  const contact = (sent.channel === 'email' ? state.contacts.email : state.contacts.phone) ?? '';

  const confirm = () => {
    if (state.code.length < CODE_LENGTH) setFault(recoveryTexts.codeIncomplete);
    else void save();
  };
  return (
    <StepFrame
      step={5}
      hint={recoveryTexts.codeSentTo(contact)}
      isBusy={isBusy}
      canAdvance={!isExpired}
      advanceText={recoveryTexts.confirm}
      onBack={recovery.goBack}
      onAdvance={confirm}
    >
      <p>
        {recoveryTexts.forUser} <strong>{sent.maskedLogin}</strong>.
      </p>
      <div className={classes.code}>
        <TextField
          ref={field}
          label={recoveryTexts.code}
          value={state.code}
          error={fault}
          disabled={isExpired}
          readOnly={isBusy}
          isFirst
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(typed) => {
            setFault(undefined);
            dispatch({ type: 'typed', fields: { code: typed.replace(/\D/g, '').slice(0, CODE_LENGTH) } });
          }}
        />
      </div>
      {isExpired ? (
        <p ref={shown} tabIndex={-1} className={`toned ${classes.expired}`} data-tone="pending" role="alert">
          {sent.isSpent ? recoveryTexts.codeSpent : recoveryTexts.codeExpired}
        </p>
      ) : null}
      <div className={`row wraps text-15 ${classes.clock}`}>
        {isExpired ? null : (
          <span role="timer">
            {recoveryTexts.codeValidFor} <strong>{formatCountdown(leftMs)}</strong>
          </span>
        )}
        <ResendButton
          ref={resend}
          sent={sent}
          channel={state.channel ?? sent.channel}
          isBusy={isBusy}
          isExpired={isExpired}
          onResend={requestCode}
        />
      </div>
    </StepFrame>
  );
}

interface ResendButtonProps {
  ref: Ref<HTMLButtonElement>;
  sent: SentCode;
  /** The channel chosen last. The button names this channel if the code was sent through the other channel. */
  channel: RecoveryChannel;
  isBusy: boolean;
  isExpired: boolean;
  onResend: () => Promise<void>;
}

function ResendButton({ ref, sent, channel, isBusy, isExpired, onResend }: ResendButtonProps) {
  const waitMs = sent.resendAt - useNow();
  const label = channel === sent.channel ? recoveryTexts.resend : recoveryTexts.sendBy[channel];
  return (
    <Button
      ref={ref}
      type="button"
      isWide={isExpired}
      variant={isExpired ? 'filled' : 'default'}
      disabled={isBusy || waitMs > 0}
      onClick={() => void onResend()}
    >
      {waitMs > 0 ? recoveryTexts.inTime(label, formatCountdown(waitMs)) : label}
    </Button>
  );
}
