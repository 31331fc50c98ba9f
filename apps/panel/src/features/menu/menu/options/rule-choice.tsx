import { PRICE_RULES, type PriceRule } from '@comanda/domain/menu/menu/price-rules';
import { useId } from 'react';
import classes from './options.module.css';
import { ruleExample } from './rule-words.ts';
import { optionTexts } from './texts.ts';

interface RuleChoiceProps {
  label: string;
  /** Null: no rule is chosen yet. */
  value: PriceRule | null;
  onChange: (rule: PriceRule) => void;
  /** The options of the group, for the examples. */
  options: readonly { name: string; priceCents: number }[];
  hint?: string | null;
}

/**
 * Field for a group's price rule: how its options change the price. Each rule of the list has a sentence and
 * an example.
 */
export function RuleChoice({ label, value, onChange, options, hint }: RuleChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.rules} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      {PRICE_RULES.map((rule) => (
        <label key={rule} className={`row-top-10 ${classes.rule}`}>
          <input
            type="radio"
            name={name}
            value={rule}
            checked={rule === value}
            onChange={() => onChange(rule)}
          />
          <span>
            <strong>{optionTexts.rules[rule].name}</strong>
            <span>{optionTexts.rules[rule].sentence}</span>
            <span className={`muted-13 ${classes.example}`}>{ruleExample(rule, options)}</span>
          </span>
        </label>
      ))}
      {hint ? (
        <p id={`${name}-hint`} className="text-14">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
