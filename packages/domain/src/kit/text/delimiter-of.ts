/** Number of lines that are searched for the delimiter, because a title may come before the table. */
const CHECKED_LINES = 10;

/**
 * Returns the delimiter that most of the first lines contain. Prefers the semicolon in a tie, because prices
 * contain commas.
 */
export function delimiterOf(text: string): ';' | '\t' | ',' {
  // Quoted text may contain any delimiter. The checked part of the text may also end inside quotes.
  const lines = text.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n?|\n/, CHECKED_LINES);
  const parted = (letter: string) => lines.filter((line) => line.includes(letter)).length;
  return ([';', '\t', ','] as const).reduce((best, letter) =>
    parted(letter) > parted(best) ? letter : best,
  );
}
