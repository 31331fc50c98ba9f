import type { RefusedOrders } from '@comanda/contract/orders/intake/refused-order.wire';

/** An order of 'App do Zé' without its items. */
export function aRefusedOrder(over: Partial<RefusedOrders> = {}): RefusedOrders {
  return {
    externalId: '9001',
    reason: 'request.invalid',
    partner: 'App do Zé',
    field: 'items',
    words: 'Informe pelo menos 1.',
    faults: 2,
    firstAt: Date.now() - 600_000,
    lastAt: Date.now(),
    times: 3,
    orders: 1,
    ...over,
  };
}
