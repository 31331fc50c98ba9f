/** Number of lines that are searched for the delimiter, because a title may come before the table. */
const CHECKED_LINES = 10;

/** The delimiter of most of the first lines. On a tie the semicolon wins, because prices contain commas. */
export function delimiterOf(text: string): ';' | '\t' | ',' {
  // Quoted text may contain any delimiter. The sample may also end inside quotes.
  const lines = text.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n?|\n/, CHECKED_LINES);
  const parted = (letter: string) => lines.filter((line) => line.includes(letter)).length;
  return ([';', '\t', ','] as const).reduce((best, letter) =>
    parted(letter) > parted(best) ? letter : best,
  );
}
