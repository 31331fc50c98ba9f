/** Digits and capitals without those people mistake for another (I, O, 0, 1). */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

/** A code from random bytes, of which it takes {@link LINK_CODE_BYTES}; 32 letters make every byte fair. */
export function linkCodeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? '');
  if (letters.length < LENGTH) throw new RangeError('a link code takes five bytes');
  return `A-${letters.join('')}`;
}

export const LINK_CODE_BYTES = LENGTH;

/** What somebody typed on a phone, as a code: any case, with or without prefix or dash; null when it is none. */
export function readLinkCode(typed: string): string | null {
  const letters = /^(?:A-|A(?=.{5}$))?([0-9A-Z]{5})$/.exec(typed.toUpperCase().replace(/\s/g, ''))?.[1];
  return letters === undefined ? null : `A-${letters}`;
}
