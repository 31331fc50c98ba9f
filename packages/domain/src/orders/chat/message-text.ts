import { ok, type Result, refused } from '../../kit/result.ts';
import { countCharacters } from '../../kit/text/count-characters.ts';

/** Maximum length of a message in characters, as people count them: 👩‍👩‍👧 is one. */
export const MESSAGE_MAX = 400;

/** A character may have many code units. 400 ordinary characters never need more than this. */
export const MESSAGE_MAX_UNITS = 4_800;

/** Control characters (except line breaks) and characters that only change the direction of text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** The message as it is sent: without outer space, stray control characters and broken pairs. */
export function tidyMessage(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (found) => (found === '\n' ? found : ''))
    .trim();
}

/** The rule for a message on both sides and on the server. Returns the text to store, or why it is refused. */
export function decideMessage(text: string): Result<string, 'blank' | 'too-long'> {
  // This cheap check runs before the expensive ones.
  if (text.length > MESSAGE_MAX_UNITS) return refused('too-long');
  const tidy = tidyMessage(text);
  if (BLANK.test(tidy)) return refused('blank');
  return countCharacters(tidy) > MESSAGE_MAX ? refused('too-long') : ok(tidy);
}
