/** Generates the numbers of an `ol`'s items, beginning with its `start`: `1. `, `a. ` or `iv. `. */
export function* itemNumbers({ start, type }: Record<string, string>): Generator<string, never> {
  const first = /^-?\d{1,4}$/.test(start ?? '') ? Number(start) : 1;
  for (let number = first; ; number += 1) {
    const isCountable = number > 0 && number < 4000;
    yield `${(isCountable ? STYLES[type ?? '']?.(number) : null) ?? number}. `;
  }
}

const STYLES: Record<string, (number: number) => string> = {
  a: letters,
  A: (number) => letters(number).toUpperCase(),
  i: roman,
  I: (number) => roman(number).toUpperCase(),
};

/** Converts a number to letters like spreadsheet columns: a … z, aa, ab … */
function letters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
