import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | null;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  isLabelHidden?: boolean;
  /** Words offered while typing. */
  suggestions?: readonly string[];
  onFocus?: () => void;
  onBlur?: () => void;
  inputMode?: 'text' | 'numeric';
  isFirst?: boolean;
}

/** One line to type. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error = null, suggestions = [] } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label} data-spoken={props.isLabelHidden || undefined}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={classes.control}
        autoComplete="off"
        value={value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={props.disabled}
        inputMode={props.inputMode}
        data-autofocus={props.isFirst || undefined}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      {suggestions.length > 0 ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ) : null}
      {error || hint ? (
        <div
          id={`${id}-note`}
          className={error ? classes.error : classes.hint}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </div>
      ) : null}
    </div>
  );
}

interface TextAreaFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
}

/** Several lines to paste. */
export function TextAreaField({ label, value, onChange, hint, placeholder, disabled }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={classes.control}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint ? (
        <div id={`${id}-note`} className={classes.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
