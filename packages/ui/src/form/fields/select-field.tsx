import frame from '../field-frame.module.css';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './select-field.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly SelectOption<Value>[];
}

/**
 * A choice of one option with the browser's own control. Phones show a wheel; on keyboards, letters select an
 * option.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, onFocus, onBlur } = props;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <span className={classes.box}>
          <select
            {...control}
            className={frame.control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  );
}
