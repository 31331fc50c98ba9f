import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './quantity-field.module.css';

interface QuantityFieldProps extends FieldProps<number> {
  least: number;
  most: number;
  /** Behind the number: 'mm'. */
  unit?: string;
}

/** A small whole number with two buttons a wet thumb can hit. What is typed is kept within its bounds. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, least, most, onChange, unit, disabled, onFocus, onBlur } = props;
  /** What is being typed; null while the value stands. */
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(most, Math.max(least, number));
  const step = (by: number) => {
    setTyped(null);
    onChange(within(value + by));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(most).length);
    setTyped(digits);
    if (digits !== '') onChange(within(Number(digits)));
  };
  return (
    <FieldFrame {...props}>
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
          <span className={classes.number}>
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(value)}
              onChange={(event) => type(event.currentTarget.value)}
              onFocus={onFocus}
              onBlur={() => {
                setTyped(null);
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
