import { MOST_LOGO_HEIGHT, MOST_LOGO_WIDTH, type Ticket, type TicketLogo, type TicketRow } from './ticket.ts';

/** Bytes a row of so many dots takes. */
const bytesOfRow = (width: number): number => Math.ceil(width / 8);

const isBetween = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/**
 * The dots of a logo as rows of whole bytes, black is 1. Null for what is none: sizes out of bounds, or not exactly as
 * many bytes as they say. Whoever draws from them may count on their number.
 */
export function dotsOf({ width, height, bits }: TicketLogo): Uint8Array | null {
  if (!isBetween(width, MOST_LOGO_WIDTH) || !isBetween(height, MOST_LOGO_HEIGHT)) return null;
  const length = bytesOfRow(width) * height;
  if (bits.length !== 4 * Math.ceil(length / 3) || !/^[A-Za-z0-9+/]+={0,2}$/.test(bits)) return null;
  const letters = atob(bits);
  return letters.length === length ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
}

/** Of a letter of a thermal printer's own font A. */
export const DOTS_OF_COLUMN = 12;

/** Whether a thermal printer has room for a logo on so many columns; margins may leave less. */
export const fitsOn = ({ width }: TicketLogo, columns: number): boolean => width <= columns * DOTS_OF_COLUMN;

/** Black dots side by side, from the logo's upper left corner. */
export interface LogoBar {
  x: number;
  y: number;
  width: number;
}

/** A logo as its bars, row by row; nothing where it is none. */
export function barsOf(logo: TicketLogo): LogoBar[] {
  const dots = dotsOf(logo);
  if (dots === null) return [];
  const { width, height } = logo;
  const isBlack = (x: number, y: number) =>
    x < width && (((dots[y * bytesOfRow(width) + (x >> 3)] ?? 0) << (x & 7)) & 0x80) !== 0;
  const bars: LogoBar[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isBlack(x, y)) continue;
      const start = x;
      while (isBlack(x, y)) x += 1;
      bars.push({ x: start, y, width: x - start });
    }
  }
  return bars;
}

/** A ticket's rows above and below its logo: the banners it begins with ('2ª VIA', 'CANCELADO') are read before anything else. */
export function rowsAroundLogo({ rows }: Pick<Ticket, 'rows'>): { above: TicketRow[]; below: TicketRow[] } {
  const first = rows.findIndex(({ kind }) => kind !== 'banner');
  const place = first === -1 ? rows.length : first;
  return { above: rows.slice(0, place), below: rows.slice(place) };
}
