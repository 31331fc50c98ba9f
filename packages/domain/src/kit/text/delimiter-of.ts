/** Number of lines that are checked for the delimiter. A title may come before the table. */
const LINES_LOOKED_AT = 10;

/** The delimiter of most of the upper lines. On a tie the semicolon comes first, because prices contain commas. */
export function delimiterOf(text: string): ';' | '\t' | ',' {
  // Quoted text may contain any character, and the sample may end inside a quote.
  const lines = text.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n?|\n/, LINES_LOOKED_AT);
  const parted = (letter: string) => lines.filter((line) => line.includes(letter)).length;
  return ([';', '\t', ','] as const).reduce((best, letter) =>
    parted(letter) > parted(best) ? letter : best,
  );
}
