import { OWN_WORDS_HINT } from '@comanda/contract/people/access/password-fault-texts';
import { meetsPasswordRule, PASSWORD_RULES } from '@comanda/domain/people/access/password-rules';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from './password-rules.module.css';
import { passwordRuleTexts, passwordTexts } from './texts.ts';

/** Lists the rules for a password, and marks those that the typed password meets. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul
      className={`stack-4 plain-list text-14 ${classes.rules}`}
      data-tone="delivered"
      aria-label={passwordTexts.rules}
    >
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsPasswordRule(password, rule);
        return (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? (
              <IconCheck size={16} stroke={2.5} role="img" aria-label={passwordTexts.ruleMet} />
            ) : (
              <IconPoint size={16} role="img" aria-label={passwordTexts.ruleUnmet} />
            )}
            {passwordRuleTexts[rule]}
          </li>
        );
      })}
      <li>
        <IconPoint size={16} aria-hidden="true" />
        {OWN_WORDS_HINT}
      </li>
    </ul>
  );
}
