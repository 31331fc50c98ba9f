import { dateAndTime, dayInWords, timeSeenFrom } from '../../../kit/time/day-words.ts';
import { CASHIER_STATION } from '../print-job.ts';
import { cleanText } from './clean-text.ts';
import type { PrintedOrder, TicketOptions, TicketRequest } from './printed-order.ts';
import type { TicketRow } from './ticket.ts';

/** In ms. If an order took longer than this to arrive, the ticket also shows its arrival time. */
const LONG_WAY_MS = 2 * 60_000;

export function centred(text: string, style: { size?: 'large' | 'huge'; isBold?: boolean } = {}): TicketRow {
  return { kind: 'text', text, align: 'center', ...style };
}

/** Warnings at the top: a possible duplicate, or an order that must not be prepared. */
export function markRows(
  { kind, revision, mayBePrinted }: TicketRequest,
  { ending }: Pick<PrintedOrder, 'ending'>,
): TicketRow[] {
  const rows: TicketRow[] = [];
  if (revision > 1) rows.push({ kind: 'banner', text: '2ª VIA' });
  else if (mayBePrinted) rows.push({ kind: 'banner', text: 'POSSÍVEL 2ª VIA' });
  if (kind === 'cancellation' || ending === 'cancelled') rows.push({ kind: 'banner', text: 'CANCELADO' });
  else if (ending === 'delivered') rows.push({ kind: 'banner', text: 'ENTREGUE' });
  return rows;
}

const COPY_NAMES: Partial<Record<TicketRequest['kind'], string>> = {
  customer: 'VIA DO CLIENTE',
  store: 'VIA DO ESTABELECIMENTO',
};

/** Title row: the store's name on a cashier's copy, or the station in letters readable from a distance. */
export function ownerRows(ticket: TicketRequest, storeName: string): TicketRow[] {
  if (ticket.kind === 'production')
    return [centred(stationName(ticket.station), { size: 'huge', isBold: true })];
  if (ticket.kind === 'cancellation')
    return ticket.station === CASHIER_STATION
      ? []
      : [centred(stationName(ticket.station), { size: 'large', isBold: true })];
  const copy = COPY_NAMES[ticket.kind];
  const name = centred(storeName, { isBold: true });
  return copy === undefined ? [name] : [centred(copy, { isBold: true }), name];
}

function stationName(station: string): string {
  // Cleaned again, because some letters become two capital letters, which printers may not have.
  return cleanText(station.toUpperCase());
}

function wayWords({ fulfilment, serving, place }: PrintedOrder): string {
  if (place !== null) return `NO LOCAL: ${place}`;
  if (serving === 'indoor') return 'CONSUMO NO LOCAL';
  return fulfilment === 'delivery' ? 'ENTREGA' : 'RETIRADA';
}

/** The order's code, how the customer gets the order, and its times. */
export function orderRows(order: PrintedOrder, { timeZone }: TicketOptions): TicketRow[] {
  const { createdAt, receivedAt, promisedFor, scheduledFor, serving } = order;
  const rows: TicketRow[] = [
    centred(`PEDIDO #${order.code.replace(/^#/, '')}`, { size: 'huge', isBold: true }),
    centred(wayWords(order), { size: 'large', isBold: true }),
  ];
  if (scheduledFor !== null)
    rows.push({ kind: 'banner', text: `AGENDADO PARA ${dayInWords(scheduledFor, timeZone)}` });
  if (scheduledFor !== null && promisedFor !== null && promisedFor > scheduledFor)
    rows.push(
      centred(`até ${timeSeenFrom(promisedFor, scheduledFor, timeZone)}`, { size: 'large', isBold: true }),
    );
  if (serving === 'on-demand')
    rows.push({ kind: 'banner', text: 'SOB DEMANDA: PREPARAR QUANDO O CLIENTE PEDIR' });
  rows.push({ kind: 'text', text: `Pedido em ${dateAndTime(createdAt, timeZone)}` });
  if (receivedAt - createdAt > LONG_WAY_MS)
    rows.push({ kind: 'text', text: `Recebido às ${timeSeenFrom(receivedAt, createdAt, timeZone)}` });
  if (promisedFor !== null && scheduledFor === null && serving !== 'on-demand') {
    const by = timeSeenFrom(promisedFor, createdAt, timeZone);
    const what = order.fulfilment === 'delivery' ? 'Entregar até' : 'Pronto até';
    rows.push({ kind: 'text', text: `${what} ${by}`, isBold: true });
  }
  return rows;
}
