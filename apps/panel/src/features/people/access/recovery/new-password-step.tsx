import { PASSWORD_FAULT_TEXTS } from '@comanda/contract/people/access/password-fault-texts';
import { passwordFault } from '@comanda/domain/people/access/password-rules';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { useState } from 'react';
import { PasswordRules } from '../passwords/password-rules.tsx';
import { StepFrame } from './step-frame.tsx';
import { recoveryTexts } from './texts.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 3: the new password and its repetition, each with a show/hide button, and the rules. */
export function NewPasswordStep({ recovery }: { recovery: Recovery }) {
  const { state, dispatch, isBusy } = recovery;
  const [faults, setFaults] = useState<{ password?: string; confirmation?: string }>({
    password: state.passwordFault ?? undefined,
  });

  const advance = () => {
    const weakness = passwordFault(state.password);
    if (weakness !== null) setFaults({ password: PASSWORD_FAULT_TEXTS[weakness] });
    else if (state.password !== state.confirmation) {
      setFaults({ confirmation: recoveryTexts.confirmationDiffers });
    } else dispatch({ type: 'password-accepted' });
  };
  const type = (fields: { password: string } | { confirmation: string }) => {
    setFaults({});
    dispatch({ type: 'typed', fields });
  };
  return (
    <StepFrame
      step={3}
      hint={state.sent === null ? recoveryTexts.passwordHint : recoveryTexts.passwordAgain}
      isBusy={isBusy}
      onBack={recovery.goBack}
      onAdvance={advance}
    >
      <div className="stack-16">
        <PasswordField
          label={recoveryTexts.password}
          value={state.password}
          error={faults.password}
          autoComplete="new-password"
          isFirst
          onChange={(password) => type({ password })}
        />
        <PasswordRules password={state.password} />
        <PasswordField
          label={recoveryTexts.confirmation}
          value={state.confirmation}
          error={faults.confirmation}
          autoComplete="new-password"
          onChange={(confirmation) => type({ confirmation })}
        />
      </div>
    </StepFrame>
  );
}
