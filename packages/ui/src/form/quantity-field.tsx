import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { inputLook, wordsOf } from './input-field.tsx';
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
  const id = useId();
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
  const { 'data-path': path, 'data-autofocus': autofocus, 'aria-label': spoken, ...words } = wordsOf(props);
  const hasNote = Boolean(words.error ?? words.description);
  return (
    <Input.Wrapper {...inputLook} {...words} id={id} labelProps={{ htmlFor: id }}>
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
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            disabled={disabled}
            aria-label={spoken}
            aria-invalid={words.error ? true : undefined}
            aria-describedby={hasNote ? `${id}-${words.error ? 'error' : 'description'}` : undefined}
            data-path={path}
            data-autofocus={autofocus}
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
    </Input.Wrapper>
  );
}
