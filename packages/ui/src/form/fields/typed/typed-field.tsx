import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { FieldProps } from '../../field-props.ts';
import { InputField, type InputFieldProps } from '../input-field.tsx';
import { type Mask, useMask } from './use-mask.ts';

export interface TypedFieldProps<Value>
  extends FieldProps<Value | null>,
    Pick<InputFieldProps, 'placeholder' | 'inputMode' | 'room' | 'before' | 'after' | 'readOnly'> {
  /** Formats the value while no user edits the field. */
  write: (value: Value) => string;
  /** Reads the typed text. Returns null for an empty text, and undefined for an invalid text. */
  read: (text: string) => Value | null | undefined;
  mask?: Mask;
  /** Error text for an invalid text. It should say what a valid text looks like. */
  wrong: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A value that the user types: money, a time, a day. The text is formatted only when the field loses the
 * focus. An invalid text gives null, shows an error, and blocks its form (`validity.customError`).
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
  // If the value differs from the typed text, the change came from outside and replaces the text.
  const isTyped = typed !== null && (found ?? null) === value;
  const shown = isTyped ? typed : value === null ? '' : write(value);
  const isWrong = isTyped && found === undefined;
  const { input, masked } = useMask(shown, mask);
  // A disabled field cannot get the focus, so it must not block the form.
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
        // The first click selects all text, so that typing replaces the value. The next click places the
        // caret.
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
