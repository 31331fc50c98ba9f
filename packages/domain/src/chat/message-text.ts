import { ok, type Result, refused } from '../result.ts';
import { countCharacters } from '../text/count-characters.ts';

/** Longest message, counted as people count: 👩‍👩‍👧 is one. */
export const MESSAGE_MAX = 400;

/** Characters may be built of many pieces; no honest 400 of them need more code units than this. */
export const MESSAGE_MAX_UNITS = 4_800;

/** Control characters (a line break is none) and characters that only turn other text around. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** The message as it will be sent: without surrounding space, stray control characters and broken pairs. */
export function tidyMessage(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (found) => (found === '\n' ? found : ''))
    .trim();
}

/** The one rule of a message, for both sides and the server: the text to keep, or why it is refused. */
export function decideMessage(text: string): Result<string, 'blank' | 'too-long'> {
  // Before anything looks at it closely.
  if (text.length > MESSAGE_MAX_UNITS) return refused('too-long');
  const tidy = tidyMessage(text);
  if (BLANK.test(tidy)) return refused('blank');
  return countCharacters(tidy) > MESSAGE_MAX ? refused('too-long') : ok(tidy);
}
