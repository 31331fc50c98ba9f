import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** What is wrong with it; announced, and red with a word. */
  error?: string | null;
  disabled?: boolean;
  /** The label is for screen readers only: a table's head says it to everybody else. */
  isLabelHidden?: boolean;
}

/** A choice of one from a list, in the device's own way: a wheel on a phone, letters on a keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, options, onChange, hint, error = null, disabled, isLabelHidden } = props;
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label} data-spoken={isLabelHidden || undefined}>
        {label}
      </label>
      <span className={classes.selectBox}>
        <select
          id={id}
          className={classes.control}
          value={value}
          disabled={disabled}
          aria-invalid={error !== null || undefined}
          aria-describedby={error || hint ? note : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {error || hint ? (
        <div id={note} className={error ? classes.error : classes.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </div>
      ) : null}
    </div>
  );
}
