import { type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

interface CheckFieldProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** What it does, or why it cannot be changed. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** A yes or no with a large place to touch. */
export function CheckField({ label, isChecked, onChange, hint, disabled }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classes.check} data-disabled={disabled || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <div id={`${id}-note`} className={classes.hint}>
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  );
}
