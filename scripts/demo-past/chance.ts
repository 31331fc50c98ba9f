import { createHash } from 'node:crypto';

const digest = (...words: (string | number)[]) => createHash('sha1').update(words.join('/')).digest();

/** Returns a number from 0 to 1. The same words always give the same number. */
export const chanceOf = (...words: (string | number)[]): number => digest(...words).readUInt32BE(0) / 2 ** 32;

export function pickOf<T>(all: readonly T[], ...words: (string | number)[]): T {
  const picked = all[Math.floor(chanceOf(...words) * all.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Returns a UUID. The same words always give the same UUID. */
export function uuidOf(...words: (string | number)[]): string {
  const hex = digest(...words).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
