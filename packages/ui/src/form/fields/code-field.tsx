import type { FieldProps } from '../field-props.ts';
import classes from './code-field.module.css';
import { InputField, type InputFieldProps } from './input-field.tsx';

const LENGTH = 6;

/** Six digits that somebody reads elsewhere, in one field: pasted with blanks or words around them they are found, too. */
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
