import { PASSWORD_FAULT_TEXTS } from '@comanda/contract/access/password-fault-texts';
import { meetsPasswordRule, PASSWORD_RULES, passwordFault } from '@comanda/domain/access/password-rules';
import { PasswordField } from '@comanda/ui/form/password-field.tsx';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './recovery.module.css';
import { StepFrame } from './step-frame.tsx';
import { passwordRuleTexts, recoveryTexts } from './texts.ts';
import type { Recovery } from './use-recovery.ts';

/** Step 3: the new password, twice, each with its show/hide button, and the rules as they are met. */
export function NewPasswordStep({ recovery }: { recovery: Recovery }) {
  const { state, tell, isBusy } = recovery;
  const [faults, setFaults] = useState<{ password?: string; confirmation?: string }>({
    password: state.passwordFault ?? undefined,
  });

  const advance = () => {
    const weakness = passwordFault(state.password);
    if (weakness !== null) setFaults({ password: PASSWORD_FAULT_TEXTS[weakness] });
    else if (state.password !== state.confirmation) {
      setFaults({ confirmation: recoveryTexts.confirmationDiffers });
    } else tell({ type: 'password-accepted' });
  };
  const type = (fields: { password: string } | { confirmation: string }) => {
    setFaults({});
    tell({ type: 'typed', fields });
  };
  return (
    <StepFrame
      step={3}
      hint={state.sent === null ? recoveryTexts.passwordHint : recoveryTexts.passwordAgain}
      isBusy={isBusy}
      onBack={recovery.goBack}
      onAdvance={advance}
    >
      <div className={classes.fields}>
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

/** The rules of a password with what is met so far. */
function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={classes.rules} data-tone="delivered" aria-label={recoveryTexts.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsPasswordRule(password, rule);
        return (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? (
              <IconCheck size={16} stroke={2.5} role="img" aria-label={recoveryTexts.ruleMet} />
            ) : (
              <IconPoint size={16} role="img" aria-label={recoveryTexts.ruleUnmet} />
            )}
            {passwordRuleTexts[rule]}
          </li>
        );
      })}
    </ul>
  );
}
