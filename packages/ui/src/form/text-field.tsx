import { Textarea } from '@mantine/core';
import { useId } from 'react';
import type { FieldProps } from './field-props.ts';
import { InputField, type InputFieldProps, inputLook, wordsOf } from './input-field.tsx';
import classes from './text-field.module.css';

type Typing = Pick<
  InputFieldProps,
  | 'placeholder'
  | 'maxLength'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'spellCheck'
  | 'name'
  | 'readOnly'
  | 'type'
  | 'ref'
>;

interface TextFieldProps extends FieldProps<string>, Typing {
  /** Words offered while typing. */
  suggestions?: readonly string[];
}

/** One line to type. */
export function TextField({ suggestions = [], ...rest }: TextFieldProps) {
  const listId = useId();
  if (suggestions.length === 0) return <InputField {...rest} />;
  return (
    <>
      <InputField {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

interface TextAreaFieldProps extends FieldProps<string> {
  placeholder?: string;
  maxLength?: number;
  /** Lines in sight; more scroll. */
  rows?: number;
  /** What is pasted is no prose: every letter as wide as the next, no spelling. */
  isCode?: boolean;
}

/** Several lines to type or paste. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { placeholder, maxLength, rows = 4, isCode = false, value, onChange, onFocus, onBlur } = props;
  return (
    <Textarea
      {...inputLook}
      {...wordsOf(props)}
      mod={{ code: isCode }}
      className={classes.area}
      autoComplete="off"
      resize="vertical"
      rows={rows}
      spellCheck={isCode ? false : undefined}
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
