/** What cannot be seen, steers a terminal, or only turns other text around. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Of these most words are, and nothing about them is to be tidied: Latin letters, figures, marks and single spaces. */
const PLAIN = /^(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]+(?: (?=[^ ])|$))+$/;

/** A name as it is kept: on one row, without surrounding space and unseen characters; '' when nothing is left to see. */
export function tidyName(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutUnseen(text.replace(/\s/gu, ' ')).replace(/ +/g, ' ').trim();
}

/** Words of several lines as they are kept: every line without unseen characters, its spaces as they are. */
export function tidyLines(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutUnseen(line.replaceAll('\t', ' ')))
    .join('\n');
}

/** The text as it can be seen, its spaces as they are; '' when nothing is left to see. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, '');
  return BLANK.test(seen) ? '' : seen;
}
