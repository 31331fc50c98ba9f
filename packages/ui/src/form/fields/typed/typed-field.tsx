import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { FieldProps } from '../../field-props.ts';
import { InputField, type InputFieldProps } from '../input-field.tsx';
import { type Mask, useMask } from './use-mask.ts';

export interface TypedFieldProps<Value>
  extends FieldProps<Value | null>,
    Pick<InputFieldProps, 'placeholder' | 'inputMode' | 'room' | 'before' | 'after' | 'readOnly'> {
  /** The value as the field shows it when nobody types. */
  write: (value: Value) => string;
  /** What was typed, as a value; null when nothing is, undefined when it is none. */
  read: (text: string) => Value | null | undefined;
  mask?: Mask;
  /** Said when what was typed is no value: what would be one. */
  wrong: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A value that is written: money, a time, a day. What is typed stays as it is typed until the field is left, then it
 * stands as it is always written. What is no value gives null, is said, and holds its form back (`validity.customError`).
 */
export function TypedField<Value extends string | number>(props: TypedFieldProps<Value>) {
  const {
    value,
    onChange,
    write,
    read,
    mask,
    wrong,
    error = null,
    onFocus,
    onBlur,
    onKeyDown,
    ...rest
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const found = typed === null ? null : read(typed);
  // Another value than what was typed gives came from elsewhere: it is what counts.
  const isTyped = typed !== null && (found ?? null) === value;
  const shown = isTyped ? typed : value === null ? '' : write(value);
  const isWrong = isTyped && found === undefined;
  const { input, masked } = useMask(shown, mask);
  // One that takes nothing for now cannot be led to, and holds nothing back.
  const held = isWrong && !rest.disabled ? wrong : '';
  useLayoutEffect(() => input.current?.setCustomValidity(held), [input, held]);

  return (
    <InputField
      {...rest}
      ref={input}
      value={shown}
      error={isWrong && isLeft ? wrong : error}
      onChange={(written) => {
        const text = masked(written);
        setTyped(text);
        setLeft(false);
        const next = read(text) ?? null;
        if (next !== value) onChange(next);
      }}
      onMouseDown={(event) => {
        // What is there is replaced, not extended: a click selects all of it, the next one sets the caret.
        if (document.activeElement === event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={() => {
        input.current?.select();
        onFocus?.();
      }}
      onBlur={() => {
        if (isWrong) setLeft(true);
        else setTyped(null);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setLeft(true);
        onKeyDown?.(event);
      }}
    />
  );
}
