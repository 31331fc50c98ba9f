/** Characters that are invisible, that control a terminal, or that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Fast path: Latin letters, digits, punctuation and single spaces need no cleaning. */
const PLAIN = /^(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]+(?: (?=[^ ])|$))+$/;

/**
 * Cleans a name for storing: one line, without invisible characters and outer space. '' when no visible character is
 * left.
 */
export function tidyName(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutUnseen(text.replace(/\s/gu, ' ')).replace(/ +/g, ' ').trim();
}

/** Cleans a text of several lines for storing. Lines lose invisible characters but not their spaces. */
export function tidyLines(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutUnseen(line.replaceAll('\t', ' ')))
    .join('\n');
}

/** Removes invisible characters, not spaces. '' when no visible character is left. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, '');
  return BLANK.test(seen) ? '' : seen;
}
