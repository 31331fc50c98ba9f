import { MAX_LOGO_HEIGHT, MAX_LOGO_WIDTH, type Ticket, type TicketLogo, type TicketRow } from './ticket.ts';

/** Number of bytes for a row of `width` dots. */
const bytesOfRow = (width: number): number => Math.ceil(width / 8);

const isBetween = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= max;

/**
 * The dots of a logo in rows of whole bytes; a black dot is 1. Null for an invalid logo: size out of bounds,
 * or wrong number of bytes. The result always has the right number of bytes.
 */
export function dotsOf({ width, height, bits }: TicketLogo): Uint8Array | null {
  if (!isBetween(width, MAX_LOGO_WIDTH) || !isBetween(height, MAX_LOGO_HEIGHT)) return null;
  const length = bytesOfRow(width) * height;
  if (bits.length !== 4 * Math.ceil(length / 3) || !/^[A-Za-z0-9+/]+={0,2}$/.test(bits)) return null;
  const letters = atob(bits);
  return letters.length === length ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
}

/** Width in dots of a letter in a thermal printer's font A. */
export const DOTS_OF_COLUMN = 12;

/** True when a logo fits on this many columns. Margins must already be subtracted. */
export const fitsOn = ({ width }: TicketLogo, columns: number): boolean => width <= columns * DOTS_OF_COLUMN;

/** A horizontal run of black dots. The origin is the logo's upper left corner. */
export interface LogoBar {
  x: number;
  y: number;
  width: number;
}

/** A logo as horizontal bars, row by row. Empty for an invalid logo. */
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

/**
 * Splits a ticket's rows into those above and those below the logo. Banners ('2ª VIA', 'CANCELADO') are above
 * the logo, because people must read them first.
 */
export function rowsAroundLogo({ rows }: Pick<Ticket, 'rows'>): { above: TicketRow[]; below: TicketRow[] } {
  const first = rows.findIndex(({ kind }) => kind !== 'banner');
  const place = first === -1 ? rows.length : first;
  return { above: rows.slice(0, place), below: rows.slice(place) };
}
