/** Digits and capitals without I, O, 0 and 1, which people confuse. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

/**
 * Makes a code from {@link LINK_CODE_BYTES} random bytes. All letters are equally likely, because 256 is a
 * multiple of 32 letters.
 */
export function linkCodeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? '');
  if (letters.length < LENGTH) throw new RangeError('a link code takes five bytes');
  return `A-${letters.join('')}`;
}

export const LINK_CODE_BYTES = LENGTH;

/** Parses a code typed on a phone: any case, with or without prefix or dash. Null when invalid. */
export function readLinkCode(typed: string): string | null {
  const letters = /^(?:A-|A(?=.{5}$))?([0-9A-Z]{5})$/.exec(typed.toUpperCase().replace(/\s/g, ''))?.[1];
  return letters === undefined ? null : `A-${letters}`;
}
