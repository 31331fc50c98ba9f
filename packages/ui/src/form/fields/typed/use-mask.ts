import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Punctuates `text`, which stood as `former` before the last key. */
export type Mask = (text: string, former: string) => string;

const isSignificant = (character: string) => /[0-9A-Z]/i.test(character);

/**
 * Punctuates what is typed into an input and keeps the caret behind the same character. `shown` is what the input shows
 * now; `masked` gives what was just typed as it shall stand.
 */
export function useMask(
  shown: string,
  mask: Mask | undefined,
): {
  input: RefObject<HTMLInputElement | null>;
  masked: (typed: string) => string;
} {
  const input = useRef<HTMLInputElement>(null);
  /** How many letters and digits stand before the caret; null: it is where it belongs. */
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

/** The place behind the n-th letter or digit of a masked text. */
function placeAfter(masked: string, characters: number): number {
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === characters) return place;
    if (isSignificant(masked[place] ?? '')) seen += 1;
  }
  return masked.length;
}
