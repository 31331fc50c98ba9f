import type { TicketLayout } from '../print-settings.ts';
import { amountRows, paymentRows } from './amount-rows.ts';
import { cleanOrder } from './clean-order.ts';
import { cleanName } from './clean-text.ts';
import { customerRows } from './customer-rows.ts';
import { centred, markRows, orderRows, ownerRows } from './header-rows.ts';
import { itemRows } from './item-rows.ts';
import type { PrintedOrder, TicketOptions, TicketRequest } from './printed-order.ts';
import { testTicket } from './test-ticket.ts';
import type { TextSize, Ticket, TicketRow } from './ticket.ts';
import { itemsOfStation, ticketItems } from './ticket-items.ts';

const RULE: TicketRow = { kind: 'rule' };

/**
 * Makes one ticket of an order. Layouts of the cashier's ticket: 1: everything. 2: no item prices and only the
 * district of the address, but the amount to charge. 3: items only, large. Kitchen tickets have the items of their
 * station, large and without prices. All texts from outside are cleaned here, so no row can contain printer commands.
 */
export function ticketOf(wanted: TicketRequest, received: PrintedOrder, options: TicketOptions): Ticket {
  const order = cleanOrder(received);
  const ticket = { ...wanted, station: cleanName(wanted.station, 'Estação') };
  if (ticket.kind === 'test')
    return testTicket({
      storeName: order.storeName,
      printerName: ticket.station,
      at: order.receivedAt,
      timeZone: options.timeZone,
      jobId: ticket.jobId,
    });
  const isKitchen = ticket.kind === 'production' || ticket.kind === 'cancellation';
  const rows = isKitchen ? kitchenRows(wanted.station, ticket, order, options) : cashierRows(order, options);
  return {
    title: `Comanda ${order.code} · ${ticket.station}`,
    rows: [...markRows(ticket, order), ...ownerRows(ticket, order.storeName), ...rows, ...jobRows(ticket)],
    ...(isKitchen || options.logo === null ? {} : { logo: options.logo }),
  };
}

function cashierRows(order: PrintedOrder, options: TicketOptions): TicketRow[] {
  const { layout } = options;
  const items = ticketItems(order.items, options.groupsItems);
  const size = layout === '3' ? 'large' : 'normal';
  return [
    ...orderRows(order, options),
    RULE,
    ...customerRows(order, layout),
    RULE,
    ...itemRows(items, { hasPrices: layout === '1', size }),
    ...noteRows(order, size),
    ...moneyRows(order, layout),
    RULE,
    ...(layout === '1' && order.origin !== null ? [centred(`Origem: ${order.origin}`)] : []),
    centred('NÃO É DOCUMENTO FISCAL'),
  ];
}

function moneyRows(order: PrintedOrder, layout: TicketLayout): TicketRow[] {
  const pickup: TicketRow[] =
    order.pickupCode === null
      ? []
      : [RULE, centred(`CÓDIGO DE RETIRADA: ${order.pickupCode}`, { size: 'large', isBold: true })];
  if (layout === '3') return pickup;
  const hasPrices = layout === '1';
  return [
    RULE,
    ...(hasPrices ? [...amountRows(order), RULE] : []),
    ...paymentRows(order, hasPrices),
    ...pickup,
  ];
}

/** `station` has the same spelling as in the routes. */
function kitchenRows(
  station: string,
  ticket: TicketRequest,
  order: PrintedOrder,
  options: TicketOptions,
): TicketRow[] {
  const own = itemsOfStation(order.items, { ...ticket, station }, options);
  const isCancelled = ticket.kind === 'cancellation';
  const reason = isCancelled && order.cancellationReason !== null ? order.cancellationReason.split('\n') : [];
  return [
    ...orderRows(order, options),
    { kind: 'text', text: order.customerName, isBold: true },
    ...reason.map(
      (line, index): TicketRow => ({
        kind: 'text',
        text: index === 0 ? `Motivo: ${line}` : line,
        size: 'large',
        isBold: true,
      }),
    ),
    RULE,
    ...(own.isFullOrder ? [centred('PEDIDO INTEIRO: AS ESTAÇÕES MUDARAM', { isBold: true }), RULE] : []),
    ...itemRows(ticketItems(own.items, options.groupsItems), { hasPrices: false, size: 'large' }),
    ...(isCancelled ? [] : noteRows(order, 'large')),
  ];
}

/** The customer's notes about the whole order. */
function noteRows({ notes }: PrintedOrder, size: TextSize): TicketRow[] {
  if (notes === null) return [];
  return [
    RULE,
    { kind: 'text', text: 'OBSERVAÇÕES DO PEDIDO:', isBold: true },
    ...notes.split('\n').map((text): TicketRow => ({ kind: 'text', text, isBold: true, size })),
  ];
}

/** The job's number, to find the ticket in the log. */
function jobRows({ kind, jobId }: TicketRequest): TicketRow[] {
  if (jobId === null) return [];
  const isKitchen = kind === 'production' || kind === 'cancellation';
  return [...(isKitchen ? [RULE] : []), centred(`Impressão ${jobId}`)];
}
