import type { PrintedItem, TicketOptions, TicketRequest } from '../ticket/printed-order.ts';

/** The first cashier's ticket of an order. */
export function aTicketRequest(fields: Partial<TicketRequest> = {}): TicketRequest {
  return {
    kind: 'order',
    station: 'Caixa',
    items: null,
    revision: 1,
    jobId: 17,
    mayBePrinted: false,
    ...fields,
  };
}

/** Pizzas (1) go to the oven, sandwiches (2) to the grill. Other categories have no route. */
export function ticketOptions(fields: Partial<TicketOptions> = {}): TicketOptions {
  return {
    layout: '1',
    groupsItems: false,
    logo: null,
    timeZone: 'America/Sao_Paulo',
    routes: [
      { categoryId: 1, station: 'Forno' },
      { categoryId: 2, station: 'Chapa' },
    ],
    ...fields,
  };
}

/** One item for R$ 10,00 without options. */
export function anItem(fields: Partial<PrintedItem> = {}): PrintedItem {
  const quantity = fields.quantity ?? 1;
  return {
    name: 'Esfiha de carne',
    quantity,
    unit: 'UN',
    unitPriceCents: 1000,
    optionsPriceCents: 0,
    totalCents: Math.round(1000 * quantity),
    externalCode: null,
    note: null,
    options: [],
    categoryId: null,
    ...fields,
  };
}

export function anOption(name: string, fields: Partial<PrintedItem['options'][number]> = {}) {
  return { name, quantity: 1, unitPriceCents: 0, totalCents: 0, note: null, ...fields };
}
