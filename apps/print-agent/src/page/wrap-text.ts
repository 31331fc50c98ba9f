/** Width of a text, in points. */
export type Measure = (text: string) => number;

/** Spaces and control characters; in a ticket both are spaces. */
const SPACES = /[\s\p{Cc}]+/u;

/**
 * Splits a text into lines no wider than `width`. A text that fits is returned unchanged. A longer text
 * breaks at spaces. A word that is wider than a line breaks at the line's end. Returns at least one line.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const plain = text.replace(/\p{Cc}/gu, ' ').trimEnd();
  if (measure(plain) <= width) return [plain];
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of plain.split(SPACES).filter((each) => each !== '')) {
    const parts = measure(word) <= width ? [word] : breakWord(word, width, measure);
    for (const [at, part] of parts.entries()) {
      const wide = measure(part);
      if (line !== '' && at === 0 && used + space + wide <= width) {
        line += ` ${part}`;
        used += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      line = part;
      used = wide;
    }
  }
  return [...lines, line];
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
