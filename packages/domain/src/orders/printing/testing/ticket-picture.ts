import { linesOfTicket } from '../printer/lines-of-ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';

const SIZE_MARKS = { normal: ' ', large: 'L', huge: 'H' } as const;

/**
 * A ticket as text for comparisons in tests. The letters before the bar show the style: L or H for the size,
 * b for bold, r for white on black. Huge letters have spaces between them.
 */
export function ticketPicture(ticket: Ticket, columns: number): string {
  return linesOfTicket(ticket, columns)
    .map(({ text, size, isBold, isReverse }) => {
      const letters = size === 'huge' ? [...text].map((letter) => `${letter} `).join('') : text;
      const marks = `${SIZE_MARKS[size]}${isBold ? 'b' : ' '}${isReverse ? 'r' : ' '}`;
      return `${marks}|${isReverse ? letters : letters.trimEnd()}`;
    })
    .join('\n');
}
