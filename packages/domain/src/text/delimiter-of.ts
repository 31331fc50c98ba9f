/** Lines that are looked at for what parts their cells: above a table may stand a title. */
const LINES_LOOKED_AT = 10;

/** Which letter parts the cells of the most upper lines; of as many lines semicolons first, for prices have commas. */
export function delimiterOf(text: string): ';' | '\t' | ',' {
  // What is quoted may hold any letter; the text may end inside of it.
  const lines = text.replaceAll(/"[^"]*(?:"|$)/g, '').split(/\r\n?|\n/, LINES_LOOKED_AT);
  const parted = (letter: string) => lines.filter((line) => line.includes(letter)).length;
  return ([';', '\t', ','] as const).reduce((best, letter) =>
    parted(letter) > parted(best) ? letter : best,
  );
}
