/** Print state of all tickets of an order, for its card. */
export const ORDER_PRINT_STATES = ['none', 'waiting', 'failed', 'printed'] as const;
export type OrderPrintState = (typeof ORDER_PRINT_STATES)[number];
