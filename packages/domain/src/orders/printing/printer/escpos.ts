import type { CodePage, PrinterOptions } from '../print-device.ts';
import type { TextSize, Ticket, TicketLogo, TicketRow } from '../ticket/ticket.ts';
import { DOTS_OF_COLUMN, dotsOf, fitsOn, rowsAroundLogo } from '../ticket/ticket-logo.ts';
import { encodeText, printableText } from './code-pages.ts';
import { linesOfTicket, type TicketLine } from './lines-of-ticket.ts';

const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
/** Margins must leave at least this many columns, so that a word fits. */
const MIN_COLUMNS = 16;

/**
 * Numbers of the code pages for the command `ESC t`, at Epson and most other makers. ASCII works on every
 * page, so CP437 is used.
 */
const CODE_PAGE_NUMBERS: Record<CodePage, number> = { ascii: 0, cp850: 2, cp860: 3, cp1252: 16, cp858: 19 };
/**
 * Values for the command `GS !`: width minus one in the high four bits, height minus one in the low four
 * bits.
 */
const SIZE_NUMBERS: Record<TextSize, number> = { normal: 0x00, large: 0x01, huge: 0x11 };
/** Cheap printers can store only this many rows of a picture, so a higher picture is sent in several bands. */
const ROWS_OF_BAND = 24;
/**
 * Printers execute commands that begin with this byte immediately, even inside a picture. One more black dot makes the
 * byte harmless.
 */
const DLE = 0x10;
const INSTEAD_OF_DLE = 0x18;
/** Lines from the print head to the cutter or the tear-off edge. */
const LINES_TO_CUTTER = 4;

export interface EscposOptions {
  /** Letters of normal width per line, see `COLUMNS_OF`. */
  columns: number;
  /** Blank lines before the first row; default 0. */
  linesSkipped?: number;
  /** Blank columns at the left and right edge; default 0. */
  marginColumns?: { left: number; right: number };
  options: Pick<PrinterOptions, 'codePage' | 'cutsPaper'>;
  /** True when this ticket opens the cash drawer. */
  opensDrawer: boolean;
}

/**
 * Encodes a ticket as bytes for a thermal printer. The start sets a known state: reset, Kanji mode off, US characters,
 * code page, left edge. In Kanji mode, Chinese clones join two accented letters. Other countries' sets change '#' and
 * '$'. Only this function writes bytes below 0x20, so a text cannot contain commands.
 */
export function escposOf(ticket: Ticket, wanted: EscposOptions): Uint8Array {
  const { columns, options, opensDrawer, linesSkipped = 0, marginColumns = { left: 0, right: 0 } } = wanted;
  const { codePage, cutsPaper } = options;
  const { left, right } = marginColumns;
  const bytes: number[] = [ESC, 0x40, FS, 0x2e, ESC, 0x52, 0, ESC, 0x74, CODE_PAGE_NUMBERS[codePage]];
  bytes.push(ESC, 0x61, 0);
  if (opensDrawer) bytes.push(ESC, 0x70, 0, 0x19, 0xfa);
  bytes.push(...Array<number>(linesSkipped).fill(LINE_FEED));
  let style: Style = PLAIN;
  const textColumns = Math.max(MIN_COLUMNS, columns - left - right);
  const addRows = (rows: readonly TicketRow[]) => {
    const printable = rows.map((row) => printableRow(row, codePage));
    for (const line of linesOfTicket({ rows: printable }, textColumns)) {
      if (left > 0 && line.text !== '') {
        // The margin is printed in plain style, so that it is white, and equally wide for any letter size.
        bytes.push(...styleChange(style, PLAIN), ...Array<number>(left).fill(SPACE));
        style = PLAIN;
      }
      // An empty line only needs the height of its letters, not their weight.
      const next = line.text === '' ? { ...style, size: line.size } : line;
      bytes.push(...styleChange(style, next), ...encodeText(line.text, codePage), LINE_FEED);
      style = next;
    }
    bytes.push(...styleChange(style, PLAIN));
    style = PLAIN;
  };
  if (ticket.logo === undefined) addRows(ticket.rows);
  else {
    const { above, below } = rowsAroundLogo(ticket);
    addRows(above);
    bytes.push(...logoBytes(ticket.logo, { left, columns: textColumns }));
    addRows(below);
  }
  bytes.push(ESC, 0x64, LINES_TO_CUTTER);
  if (cutsPaper) bytes.push(GS, 0x56, 1);
  return Uint8Array.from(bytes);
}

/**
 * Encodes a logo as pictures of at most 24 rows (`GS v 0`). White dots centre the logo. Empty for a logo that
 * is invalid or too wide: with a wrong length a printer would print dots as text.
 */
function logoBytes(logo: TicketLogo, { left, columns }: { left: number; columns: number }): number[] {
  const dots = dotsOf(logo);
  if (dots === null || !fitsOn(logo, columns)) return [];
  const free = columns * DOTS_OF_COLUMN - logo.width;
  const before = Math.floor((left * DOTS_OF_COLUMN + free / 2) / 8);
  const width = dots.length / logo.height;
  const bytes: number[] = [];
  for (let top = 0; top < logo.height; top += ROWS_OF_BAND) {
    const height = Math.min(ROWS_OF_BAND, logo.height - top);
    bytes.push(GS, 0x76, 0x30, 0, before + width, 0, height, 0);
    for (let row = top; row < top + height; row += 1) {
      bytes.push(...Array<number>(before).fill(0));
      for (const byte of dots.subarray(row * width, (row + 1) * width))
        bytes.push(byte === DLE ? INSTEAD_OF_DLE : byte);
    }
  }
  return [...bytes, LINE_FEED];
}

type Style = Pick<TicketLine, 'size' | 'isBold' | 'isReverse'>;
const PLAIN: Style = { size: 'normal', isBold: false, isReverse: false };

function styleChange(from: Style, to: Style): number[] {
  const bytes: number[] = [];
  if (from.size !== to.size) bytes.push(GS, 0x21, SIZE_NUMBERS[to.size]);
  if (from.isBold !== to.isBold) bytes.push(ESC, 0x45, Number(to.isBold));
  if (from.isReverse !== to.isReverse) bytes.push(GS, 0x42, Number(to.isReverse));
  return bytes;
}

/** Must run before lines are wrapped, because 'ß' may become two letters. */
function printableRow(row: TicketRow, codePage: CodePage): TicketRow {
  switch (row.kind) {
    case 'text':
    case 'banner':
      return { ...row, text: printableText(row.text, codePage) };
    case 'pair':
      return { ...row, left: printableText(row.left, codePage), right: printableText(row.right, codePage) };
    default:
      return row;
  }
}
