import { formatCountdown } from '../../../../shared/formats/countdown.ts';
import { type Choice, ChoiceList } from './choice-list.tsx';
import classes from './recovery.module.css';
import type { RecoveryState } from './recovery-state.ts';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import { useNow } from './use-now.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 4: choose e-mail or SMS. The address and phone number are masked. */
export function ChannelStep({ recovery }: { recovery: Recovery }) {
  const { state, dispatch, isBusy, goToCode, codeToType } = recovery;
  const { email, phone } = state.contacts;
  const sent = codeToType();
  const waitMs = (sent?.resendAt ?? 0) - useNow();
  const hasContact = email !== null || phone !== null;
  const choices: Choice<NonNullable<RecoveryState['channel']>>[] = [
    {
      value: 'email',
      label: recoveryTexts.email,
      lines: [email ?? recoveryTexts.noContact],
      isDisabled: email === null,
    },
    {
      value: 'sms',
      label: recoveryTexts.sms,
      lines: [phone ?? recoveryTexts.noContact],
      isDisabled: phone === null,
    },
  ];
  return (
    <StepFrame
      step={4}
      hint={recoveryTexts.channelHint}
      isBusy={isBusy}
      canAdvance={hasContact}
      onBack={recovery.goBack}
      onAdvance={() => void goToCode(codeToType())}
    >
      <ChoiceList
        legend={recoveryTexts.channelHint}
        choices={choices}
        chosen={state.channel}
        fault={hasContact ? undefined : recoveryTexts.noContacts}
        onChoose={(channel) => dispatch({ type: 'channel-chosen', channel })}
      />
      {sent === null ? null : (
        <p className={`text-15 ${classes.hint}`}>
          {recoveryTexts.codeOnItsWay((sent.channel === 'email' ? email : phone) ?? '')}{' '}
          {waitMs > 0 ? recoveryTexts.anotherIn(formatCountdown(waitMs)) : null}
        </p>
      )}
    </StepFrame>
  );
}
