import { useId } from 'react';
import classes from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string;
  disabled?: boolean;
}

/** A choice between a few options that are all visible. Arrow keys work as in a radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, hint, disabled } = props;
  const name = useId();
  return (
    <fieldset
      className={`plain-fieldset ${classes.group}`}
      disabled={disabled}
      aria-describedby={hint ? `${name}-note` : undefined}
    >
      <legend className={`text-label ${classes.legend}`}>{label}</legend>
      <div className={classes.segments}>
        {options.map((option) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${name}-note`} className={`prose-14 ${classes.hint}`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
