import { acknowledgeCancellations } from '@comanda/contract/orders/orders/known-cancellations.calls';
import { getOrder } from '@comanda/contract/orders/orders/order-lookup.calls';
import {
  acknowledgeCancellation,
  changeStatus,
  listBoard,
  listEvents,
  undoChange,
} from '@comanda/contract/orders/orders/orders.calls';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import { getStore, listBanners } from '@comanda/contract/store/store/store.calls';
import type { OrderCard, OrderDetail } from '@comanda/domain/orders/orders/order';
import { ADDED_TEXTS } from '@comanda/domain/orders/orders/order-address';
import { wayBackFrom } from '@comanda/domain/orders/orders/undo';
import * as z from 'zod/mini';
import { setConnectionState } from '../../../../shared/realtime/connection-state.ts';
import type { RealtimeClient } from '../../../../shared/realtime/realtime-client.ts';
import type { PushName } from '../../../../shared/realtime/realtime-socket.ts';
import { aStore } from '../../../../shared/testing/a-store.ts';
import { createFakePrinting } from './fake-printing.ts';

const store = { storeId: 7, storeName: 'Pizzaria Dona Conceição' };

/** An example of each text that partners may add to an address. */
const EXAMPLES = Object.fromEntries(ADDED_TEXTS.map(({ name, example }) => [name, example]));

/** The detail of an order: two items, paid with Pix, one entry in the history. */
export function anOrderDetail(card: OrderCard, over: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...card,
    externalId: `ext-${card.orderId}`,
    customerLink: '/p/do-pedido',
    isCustomerHidden: false,
    customerOrderCount: 4,
    address: {
      street: 'Rua da Glória',
      number: '182',
      complement: 'ap. 41',
      district: 'Liberdade',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01510-000',
      reference: 'portão azul',
      formatted: 'Rua da Glória, 182',
      latitude: null,
      longitude: null,
      ...EXAMPLES,
    },
    writtenAddress: null,
    addressId: 1,
    districtId: null,
    courier: null,
    items: [
      {
        name: 'Pizza grande (8 pedaços)',
        quantity: 1,
        unit: 'UN',
        unitPriceCents: 6290,
        totalCents: 6290,
        lines: ['Borda: catupiry'],
        note: 'Sem cebola',
        categoryId: null,
      },
    ],
    amounts: [{ label: 'Subtotal', cents: 6290 }],
    payments: [
      { method: 'PIX', label: 'Pix', isPrepaid: true, cents: card.totalCents, changeForCents: null },
    ],
    notes: null,
    pickupCode: null,
    scheduledFor: null,
    cancellation:
      card.status === 'cancelled'
        ? {
            reasonCode: 'UNAVAILABLE_ITEM',
            reasonText: 'Item em falta',
            by: 'user',
            actorName: 'Ana',
            carrier: null,
          }
        : null,
    currency: null,
    totalFaults: [],
    timeline: [{ label: 'Pedido recebido', at: card.receivedAt, actorName: null }],
    ...over,
  };
}

const changeBody = z.looseObject({
  new_status: z.string(),
  motivo_cancelamento: z.optional(z.string()),
  motivo_texto: z.optional(z.string()),
});

/**
 * A store's server in memory: its orders, its events without gaps, its answers to the panel's calls and its
 * pushes.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of answers over one set of orders and events.
export function createFakeServer(initial: readonly OrderCard[], clock: () => number) {
  const orders = new Map(initial.map((order) => [order.orderId, order]));
  const events: OrderEvent[] = [];
  const handlers = new Map<PushName, Set<(...payload: never[]) => void>>();
  const joined = new Set<(answer: RoomAnswer) => void>();
  const requests: { path: string; body: unknown }[] = [];
  const failures: { match: RegExp; respond: () => Promise<Response> }[] = [];
  let isConnected = true;

  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  const push = <Name extends PushName>(name: Name, ...payload: Parameters<ServerToClientEvents[Name]>) => {
    if (!isConnected) return;
    for (const handler of [...(handlers.get(name) ?? [])]) handler(...(payload as never[]));
  };

  const happen = (
    kind: OrderEvent['kind'],
    order: OrderCard,
    by: Partial<OrderEvent> = {},
    isPushed = true,
  ) => {
    orders.set(order.orderId, order);
    const event: OrderEvent = {
      seq: events.length + 1,
      kind,
      order,
      happened: order.status,
      actorKind: 'user',
      actorName: null,
      actorSessionId: null,
      ...by,
    };
    events.push(event);
    if (isPushed) push('pedido', orderEventToWire(event, store, clock()));
    return event;
  };

  const applyChange = (orderId: number, body: unknown): Response => {
    const order = orders.get(orderId);
    const { new_status } = z.parse(changeBody, body);
    const statuses: Record<string, OrderCard['status']> = {
      PA: 'accepted',
      PE: 'sent',
      PICKUP_READY: 'ready-for-pickup',
      PD: 'delivered',
      PC: 'cancelled',
    };
    const status = statuses[new_status];
    if (!order || !status) return json({ status: false, code: 404, erro: 'Pedido não encontrado.' }, 404);
    const closedAt = status === 'delivered' || status === 'cancelled' ? clock() : null;
    if (order.status === status)
      return json(changeStatus.output.encode({ order, seq: null, now: clock(), store, uncertain: [] }));
    const undo = wayBackFrom(order, status, clock());
    const changed = { ...order, status, closedAt, undo, version: order.version + 1 };
    const { seq } = happen('changed', changed, { actorName: 'Luana', actorSessionId: 'own' });
    return json(changeStatus.output.encode({ order: changed, seq, now: clock(), store, uncertain: [] }));
  };

  const applyUndo = (orderId: number): Response => {
    const order = orders.get(orderId);
    if (!order?.undo) return json({ status: false, code: 409, erro: 'Não dá mais.' }, 409);
    const { status, kitchenStage } = order.undo;
    const undone = { ...order, status, kitchenStage, closedAt: null, undo: null, version: order.version + 1 };
    const by = { happened: 'undone', actorName: 'Luana', actorSessionId: 'own' };
    const { seq } = happen('changed', undone, by);
    return json(undoChange.output.encode({ order: undone, seq, now: clock(), store, uncertain: [] }));
  };

  const applyAcknowledgement = (orderId: number): Response => {
    const order = orders.get(orderId);
    if (!order) return json({ status: false, code: 404, erro: 'Pedido não encontrado.' }, 404);
    const known = { ...order, awaitsAcknowledgement: false, version: order.version + 1 };
    const by = { happened: 'acknowledged', actorName: 'Luana', actorSessionId: 'own' };
    const { seq } = happen('changed', known, by);
    return json(
      acknowledgeCancellation.output.encode({ order: known, seq, now: clock(), store, uncertain: [] }),
    );
  };

  const applyAcknowledgements = (body: unknown): Response => {
    const { orderIds } = acknowledgeCancellations.input.decode(
      z.parse(acknowledgeCancellations.input.wire, body),
    );
    for (const orderId of orderIds) applyAcknowledgement(orderId);
    const known = orderIds.flatMap((orderId) => orders.get(orderId) ?? []);
    return json(acknowledgeCancellations.output.encode({ orders: known, now: clock(), store }));
  };

  const printing = createFakePrinting((orderId, printState) => {
    const order = orders.get(orderId);
    if (order)
      happen('changed', { ...order, printState, version: order.version + 1 }, { happened: 'print-news' });
  });

  const respond = (method: string, url: URL, body: unknown): Response => {
    const path = url.pathname.replace('/api/', '');
    const printed = printing.respond(method, path, body);
    if (printed) return printed;
    const id = Number(path.match(/\d+/)?.[0]);
    if (path.endsWith('/desfazer')) return applyUndo(id);
    if (path === 'pedidos/ciente') return applyAcknowledgements(body);
    if (path.endsWith('/ciente')) return applyAcknowledgement(id);
    if (path === 'pedidos/listar')
      return json(
        listBoard.output.encode({ orders: [...orders.values()], seq: events.length, now: clock(), store }),
      );
    if (path.startsWith('pedidos/listar/')) {
      const order = orders.get(id);
      return order
        ? json(getOrder.output.encode({ order: anOrderDetail(order), now: clock(), store }))
        : json({ status: false, erro: 'Pedido não encontrado.', motivo: 'order.not-found' }, 404);
    }
    if (path === 'pedidos/eventos') {
      const after = Number(url.searchParams.get('desde'));
      const missed = events.slice(after);
      return json(
        listEvents.output.encode({
          events: missed,
          lastSeq: events.length,
          hasMore: false,
          isTooOld: false,
          now: clock(),
          store,
        }),
      );
    }
    if (path.startsWith('orders/')) return applyChange(id, body);
    if (path === 'estabelecimento/getLoja')
      return json(getStore.output.encode(aStore({ name: store.storeName, minMinutes: 35, maxMinutes: 55 })));
    if (path === 'establishment-banners') return json(listBanners.output.encode([]));
    return json({ status: true });
  };

  const realtime: RealtimeClient = {
    start: () => {
      if (isConnected) {
        setConnectionState('online');
        for (const handler of [...joined]) handler({ ok: true, seq: events.length });
      }
      return () => undefined;
    },
    subscribe: (name, handler) => {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known);
      known.add(handler);
      return () => {
        known.delete(handler);
      };
    },
    onJoined: (handler) => {
      joined.add(handler);
      return () => {
        joined.delete(handler);
      };
    },
    roundTrip: () => (isConnected ? Promise.resolve(12) : Promise.reject(new Error('offline'))),
    sendMessage: () => Promise.reject(new Error('the fake server hears no messages')),
  };

  return {
    realtime,
    push,
    requests,
    printing,
    /** Replaces `fetch`. */
    fetch: async (input: RequestInfo | URL): Promise<Response> => {
      const request = new Request(input);
      const url = new URL(request.url);
      const body: unknown = request.method === 'GET' ? null : await request.json();
      requests.push({ path: url.pathname, body });
      const at = failures.findIndex(({ match }) => match.test(url.pathname));
      const failure = at === -1 ? undefined : failures.splice(at, 1)[0];
      return failure ? failure.respond() : respond(request.method, url, body);
    },
    /** The next call whose path matches fails once with this answer; `respond` may also reject or wait. */
    failNext: (match: RegExp, respond: () => Promise<Response>) => {
      failures.push({ match, respond });
    },
    refusal: (status: number, erro: string, motivo: string) =>
      Promise.resolve(json({ status: false, code: status, erro, motivo, correlationId: 'c-1' }, status)),
    add: (order: OrderCard) => happen('new', order),
    change: (order: OrderCard, by: Partial<OrderEvent> = {}) => happen('changed', order, by),
    /** Changes an order without sending the push event. */
    changeUnannounced: (order: OrderCard) => happen('changed', order, {}, false),
    disconnect: () => {
      isConnected = false;
      setConnectionState('offline');
    },
    reconnect: () => {
      isConnected = true;
      setConnectionState('online');
      for (const handler of [...joined]) handler({ ok: true, seq: events.length });
    },
    /** Reconnects the panel; `seq` is the server's event number. Servers of release 1.4 send no `epoca`. */
    reconnectAt: (seq: number, epoca?: string) => {
      for (const handler of [...joined])
        handler({ ok: true, seq, ...(epoca === undefined ? {} : { epoca }) });
    },
    orderOf: (orderId: number) => orders.get(orderId),
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
