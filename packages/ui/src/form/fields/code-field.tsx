import type { FieldProps } from '../field-props.ts';
import classes from './code-field.module.css';
import { InputField, type InputFieldProps } from './input-field.tsx';

const LENGTH = 6;

/** A six-digit code in one field. Pasted text may have spaces or words around the digits. */
export function CodeField(props: FieldProps<string> & Pick<InputFieldProps, 'ref' | 'readOnly' | 'name'>) {
  return (
    <div className={classes.code}>
      <InputField
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(typed) => props.onChange(typed.replace(/\D/g, '').slice(0, LENGTH))}
      />
    </div>
  );
}
