import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './quantity-field.module.css';

const WRONG = 'Só números inteiros.';

interface QuantityFieldProps extends FieldProps<number> {
  least: number;
  most: number;
  /** Text after the number: 'mm'. */
  unit?: string;
}

/**
 * A small integer with two buttons, large enough for wet fingers. A typed number is limited to the bounds.
 * Any other text stays visible, shows an error, and blocks its form (`validity.customError`). The value then
 * stays unchanged.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, least, most, onChange, unit, disabled, error = null, onFocus, onBlur } = props;
  /** The typed text, and the value before the typing. Null if the user does not type. */
  const [typed, setTyped] = useState<{ text: string; over: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // If the value has changed since the typing began, the change came from outside, and the typed text no
  // longer counts.
  const isWrong = typed !== null && !isComplete(typed.text) && typed.over === value;
  useLayoutEffect(() => input.current?.setCustomValidity(isWrong && !disabled ? WRONG : ''));
  const within = (number: number) => Math.min(most, Math.max(least, number));
  const step = (by: number) => {
    setTyped(null);
    onChange(within(value + by));
  };
  const type = (text: string) => {
    setTyped({ text, over: value });
    if (isComplete(text) && text.trim() !== '') onChange(within(Number(text)));
  };
  const isShown = typed !== null && (isWrong || isComplete(typed.text));
  return (
    <FieldFrame {...props} error={isWrong ? WRONG : error}>
      {(control) => (
        <span className={classes.stepper}>
          <button
            type="button"
            aria-label={`${label}: menos`}
            disabled={disabled || value <= least}
            onClick={() => step(-1)}
          >
            <IconMinus size={18} stroke={2} aria-hidden="true" />
          </button>
          <span className={`row ${classes.number}`}>
            <input
              {...control}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={isShown ? typed.text : String(value)}
              onChange={(event) => type(event.currentTarget.value)}
              onFocus={onFocus}
              onBlur={() => {
                if (!isWrong) setTyped(null);
                onBlur?.();
              }}
            />
            {unit ? <span aria-hidden="true">{unit}</span> : null}
          </span>
          <button
            type="button"
            aria-label={`${label}: mais`}
            disabled={disabled || value >= most}
            onClick={() => step(1)}
          >
            <IconPlus size={18} stroke={2} aria-hidden="true" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

const isComplete = (text: string) => /^\s*\d*\s*$/.test(text);
