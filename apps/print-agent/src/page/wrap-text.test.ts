import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Measures a text in a monospaced font of width 1. */
const measure = (text: string) => [...text].length;
const wrap = (text: string, width: number) => wrapText(text, width, measure);

describe('wrapping', () => {
  it('leaves fitting text unchanged, with its spaces', () => {
    expect(wrap('  a   b', 7)).toEqual(['  a   b']);
    expect(wrap('', 5)).toEqual(['']);
  });

  it('breaks at spaces, and breaks words that are too long at the end of the line', () => {
    expect(wrap('um dois três', 7)).toEqual(['um dois', 'três']);
    expect(wrap('a paralelepípedo b', 6)).toEqual(['a', 'parale', 'lepípe', 'do b']);
  });

  it('treats control characters as spaces', () => {
    expect(wrap('a\u001bb\nc', 10)).toEqual(['a b c']);
  });

  it('loses no letter and makes no line too wide', () => {
    void fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (text, width) => {
          const lines = wrap(text, width);
          expect(lines.every((line) => measure(line) <= width)).toBe(true);
          const letters = (some: string) => some.replace(/[\s\p{Cc}]/gu, '');
          expect(letters(lines.join(''))).toBe(letters(text));
        },
      ),
    );
  });
});
