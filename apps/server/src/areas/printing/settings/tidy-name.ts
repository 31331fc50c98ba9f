/** What cannot be seen on paper, or only turns other text around. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** A name as it is kept: on one row, without surrounding space and unseen characters; '' when nothing is left to see. */
export function tidyName(text: string): string {
  return tidyPrinterName(text.replace(/\s/gu, ' ')).replace(/ +/g, ' ').trim();
}

/** The name of a printer is its system's: the spaces in it stay, or it would be found no more. */
export function tidyPrinterName(text: string): string {
  const tidy = text.replace(UNSEEN, '');
  return BLANK.test(tidy) ? '' : tidy;
}
