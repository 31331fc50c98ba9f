import { ok, type Result, refused } from '../../kit/result.ts';
import { countCharacters } from '../../kit/text/count-characters.ts';

/** Maximum length of a message in characters as people count them: 👩‍👩‍👧 is one character. */
export const MESSAGE_MAX = 400;

/** Maximum length in code units. A character may have many, but 400 ordinary characters need fewer. */
export const MESSAGE_MAX_UNITS = 4_800;

/** Control characters (except line breaks) and characters that only change the direction of text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Cleans a message before sending: without outer space, control characters and broken surrogate pairs. */
export function tidyMessage(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (found) => (found === '\n' ? found : ''))
    .trim();
}

/**
 * Checks a message. Panel, customer's page and server use this rule. Returns the text to store, or the reason
 * of the refusal.
 */
export function decideMessage(text: string): Result<string, 'blank' | 'too-long'> {
  // Checked first, because this check is cheap.
  if (text.length > MESSAGE_MAX_UNITS) return refused('too-long');
  const tidy = tidyMessage(text);
  if (BLANK.test(tidy)) return refused('blank');
  return countCharacters(tidy) > MESSAGE_MAX ? refused('too-long') : ok(tidy);
}
