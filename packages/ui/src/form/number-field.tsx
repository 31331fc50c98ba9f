import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './field.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** Behind the number: 'mm'. */
  unit?: string;
  hint?: string;
  disabled?: boolean;
}

/** A small whole number with two buttons a wet thumb can hit. What is typed is kept within its bounds. */
export function NumberField({ label, value, least, most, onChange, unit, hint, disabled }: NumberFieldProps) {
  const id = useId();
  /** What is being typed; null while the value stands. */
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.min(most, Math.max(least, value + by)));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    setTyped(digits);
    if (digits !== '') onChange(Math.min(most, Math.max(least, Number(digits))));
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
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
            aria-describedby={hint ? `${id}-note` : undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
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
      {hint ? (
        <div id={`${id}-note`} className={classes.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
