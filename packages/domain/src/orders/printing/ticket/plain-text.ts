import { linesOfTicket } from '../printer/lines-of-ticket.ts';
import type { Ticket, TicketRow } from './ticket.ts';

/**
 * A ticket as plain text with `columns` letters per line, for modules that print only text. All letters have the same
 * size; banners are between asterisks. Lines end with `
 * `.
 */
export function ticketText(ticket: Ticket, columns: number): string {
  return linesOfTicket({ rows: ticket.rows.map(plainRow) }, columns)
    .map(({ text }) => `${text.trimEnd()}\n`)
    .join('');
}

function plainRow(row: TicketRow): TicketRow {
  if (row.kind === 'banner') return { kind: 'text', text: `*** ${row.text} ***`, align: 'center' };
  return row.kind === 'text' || row.kind === 'pair' ? { ...row, size: 'normal' } : row;
}
