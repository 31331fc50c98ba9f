import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { significantCharacters } from './masks.ts';

interface MaskedInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  /** The masked text. */
  value: string;
  mask: (text: string) => string;
  onChange: (masked: string) => void;
}

/** A text field that punctuates while one types and keeps the caret behind the same character. */
export function MaskedInput({ value, mask, onChange, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const charactersBeforeCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const wanted = charactersBeforeCaret.current;
    if (wanted === null || document.activeElement !== input.current) return;
    charactersBeforeCaret.current = null;
    const place = placeAfter(value, wanted);
    input.current?.setSelectionRange(place, place);
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    charactersBeforeCaret.current = significantCharacters(
      typed.slice(0, selectionStart ?? typed.length),
    ).length;
    onChange(mask(typed));
  };

  return <TextInput size="md" {...rest} ref={input} value={value} onChange={change} />;
}

/** Where the caret stands behind the n-th letter or digit of a masked text. */
function placeAfter(masked: string, characters: number): number {
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === characters) return place;
    if (/[0-9A-Z]/i.test(masked[place] ?? '')) seen += 1;
  }
  return masked.length;
}
