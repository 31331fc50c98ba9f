import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Adds punctuation to `text`. `former` is the text before the last key. */
export type Mask = (text: string, former: string) => string;

const isSignificant = (character: string) => /[0-9A-Z]/i.test(character);

/**
 * Adds punctuation to the text of an input and leaves the caret after the same character. `shown` is the
 * current text of the input; `masked` formats the new text.
 */
export function useMask(
  shown: string,
  mask: Mask | undefined,
): {
  input: RefObject<HTMLInputElement | null>;
  masked: (typed: string) => string;
} {
  const input = useRef<HTMLInputElement>(null);
  /** Number of letters and digits before the caret. Null: the caret need not move. */
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const wanted = before.current;
    before.current = null;
    if (wanted === null || document.activeElement !== input.current) return;
    const place = placeAfter(shown, wanted);
    input.current?.setSelectionRange(place, place);
  });
  return {
    input,
    masked: (typed) => {
      if (mask === undefined) return typed;
      const caret = input.current?.selectionStart ?? typed.length;
      before.current =
        caret === typed.length
          ? Number.POSITIVE_INFINITY
          : [...typed.slice(0, caret)].filter(isSignificant).length;
      return mask(typed, shown);
    },
  };
}

/** The index after the n-th letter or digit of a masked text. */
function placeAfter(masked: string, characters: number): number {
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === characters) return place;
    if (isSignificant(masked[place] ?? '')) seen += 1;
  }
  return masked.length;
}
