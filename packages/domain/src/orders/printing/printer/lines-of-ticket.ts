import type { TextSize, Ticket, TicketRow } from '../ticket/ticket.ts';

/**
 * One line for a monospaced printer, starting at the left edge. Spaces align the text, so that the width set
 * in the printer does not matter.
 */
export interface TicketLine {
  text: string;
  size: TextSize;
  isBold: boolean;
  /** True: white on black over the whole line. */
  isReverse: boolean;
}

/**
 * Columns per letter. Large letters are twice as tall but not wider, so a dish's name fits on a line of 32
 * columns. Huge letters are twice as tall and wide: 16 letters fit on 58 mm. Letters three times as wide
 * would break 'PEDIDO #K7QF'.
 */
export const WIDTH_OF: Record<TextSize, number> = { normal: 1, large: 1, huge: 2 };

/**
 * Wraps a ticket into lines of at most `columns` letters of normal width. Lines break at spaces; longer words break at
 * the line's end. Only spaces are lost. Wrapped lines repeat the indent of their row.
 */
export function linesOfTicket(ticket: Pick<Ticket, 'rows'>, columns: number): TicketLine[] {
  return ticket.rows.flatMap((row) => linesOf(row, columns));
}

function linesOf(row: TicketRow, columns: number): TicketLine[] {
  switch (row.kind) {
    case 'gap':
      return [plainLine('')];
    case 'rule':
      return [plainLine('-'.repeat(columns))];
    case 'banner':
      return bannerLines(row.text, columns);
    case 'text':
    case 'pair': {
      const { size = 'normal', isBold = false } = row;
      const width = lettersOn(columns, size);
      const indent = ' '.repeat(Math.min(Math.ceil((row.indent ?? 0) / WIDTH_OF[size]), width >> 1));
      const texts = row.kind === 'pair' ? pairTexts(row, indent, width) : textTexts(row, indent, width);
      return texts.map((text) => ({ text, size, isBold, isReverse: false }));
    }
  }
}

function plainLine(text: string): TicketLine {
  return { text, size: 'normal', isBold: false, isReverse: false };
}

function lettersOn(columns: number, size: TextSize): number {
  return Math.max(1, Math.floor(columns / WIDTH_OF[size]));
}

/** Uses huge letters if the text fits on one line; otherwise large letters, on lines of similar length. */
function bannerLines(text: string, columns: number): TicketLine[] {
  const size = text.length <= lettersOn(columns, 'huge') ? 'huge' : 'large';
  const width = lettersOn(columns, size);
  const lines = wrap(text, width);
  const even = wrap(text, Math.min(width, Math.ceil(text.length / lines.length) + 4));
  return (even.length === lines.length ? even : lines).map((line) => ({
    text: centre(line, width).padEnd(width),
    size,
    isBold: true,
    isReverse: true,
  }));
}

function textTexts(
  row: { text: string; align?: 'left' | 'center' },
  indent: string,
  width: number,
): string[] {
  if (row.align === 'center') return wrap(row.text, width).map((line) => centre(line, width));
  return wrap(row.text, width - indent.length).map((line) => indent + line);
}

/** Places the right text at the right edge of the left text's last line, or on its own line. */
function pairTexts(row: { left: string; right: string }, indent: string, width: number): string[] {
  const left =
    row.left.trim() === '' ? [] : wrap(row.left, width - indent.length).map((line) => indent + line);
  const right = wrap(row.right, width);
  const last = left.at(-1);
  const [only] = right;
  if (
    last !== undefined &&
    right.length === 1 &&
    only !== undefined &&
    last.length + 1 + only.length <= width
  )
    return [...left.slice(0, -1), last + only.padStart(width - last.length)];
  return [...left, ...right.map((line) => line.padStart(width))];
}

function centre(line: string, width: number): string {
  return ' '.repeat((width - line.length) >> 1) + line;
}

/** Control characters count as spaces, even in a ticket that was not cleaned. */
const SPACES = /[\s\p{Cc}]+/u;

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(SPACES)) {
    if (word === '') continue;
    if (line !== '' && line.length + 1 + word.length <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width));
    line = rest;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
