import type { OrderCard } from '@comanda/domain/orders/orders/order';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { id } from '../../kit/field-types.ts';
import { list, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { type OrderStore, orderCardFromWire, orderCardToWire, orderCardWire } from './order-card.wire.ts';

/** Maximum number of orders in one call. */
export const MAX_KNOWN = 50;

/** The current orders, newly acknowledged or acknowledged before. */
export interface KnownOrders {
  orders: OrderCard[];
  now: number;
  store: OrderStore;
}

export const knownAnswer = shape(
  z.object({
    status: z.literal(true),
    agora: z.number(),
    id_estabelecimento: z.number(),
    estabelecimento_nome: z.string(),
    pedidos: z.array(orderCardWire).check(z.maxLength(MAX_KNOWN)),
  }),
  {
    decode: (wire): KnownOrders => ({
      orders: wire.pedidos.map(orderCardFromWire),
      now: wire.agora,
      store: { storeId: wire.id_estabelecimento, storeName: wire.estabelecimento_nome },
    }),
    encode: ({ orders, now, store }: KnownOrders) => ({
      status: true as const,
      agora: now,
      id_estabelecimento: store.storeId,
      estabelecimento_nome: store.storeName,
      pedidos: orders.map((order) => orderCardToWire(order, store, now)),
    }),
  },
);

export const acknowledgeCancellations = defineCall({
  name: 'orders.acknowledge-many',
  summary:
    'Dizer de vários pedidos de uma vez o que `ciente` diz de um; cada um fica com a sua linha no histórico, e repetir não tem efeito',
  route: 'POST pedidos/ciente',
  access: { kind: 'session', permission: 'orders.change-status' },
  namesCustomers: { kind: 'current' },
  input: record({ orderIds: ['pedidos', list(id, { least: 1, most: MAX_KNOWN })] }),
  output: knownAnswer,
  errors: ['order.not-found'],
});
