import type { BoardSnapshot, MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoardStore } from './board/board-store.ts';
import { createLiveBoard } from './live.ts';
import { anOrderCard, EVENING } from './testing/an-order-card.ts';
import { createFakeServer } from './testing/fake-server.ts';

const shop = { storeId: 7, storeName: 'Loja' };

/** A live board, and a server that only stores events. Its answers arrive when the test calls `flush`. */
function living(history: OrderEvent[] = [], epoch?: string) {
  const server = createFakeServer([], () => EVENING);
  const store = createBoardStore();
  let isTooOld = false;
  let isOnline = true;
  const requested: number[] = [];
  const calls: string[] = [];
  const boardNow = () => {
    const orders = new Map<number, OrderCard>();
    for (const { order } of history) orders.set(order.orderId, order);
    return [...orders.values()];
  };
  const received = {
    arrivals: [] as number[],
    changes: [] as string[],
    messages: [] as string[],
    written: [] as number[],
    refreshes: 0,
  };
  const live = createLiveBoard({
    store,
    realtime: server.realtime,
    sessionId: 'own',
    isOnline: () => isOnline,
    api: {
      listBoard: async (atLeast): Promise<BoardSnapshot> => {
        requested.push(atLeast);
        calls.push('board');
        return { orders: boardNow(), seq: history.length, now: EVENING, store: shop, epoch };
      },
      listEvents: async (afterSeq, atLeast): Promise<MissedEvents> => {
        requested.push(atLeast);
        calls.push(`events ${afterSeq}`);
        return {
          events: isTooOld ? [] : history.slice(afterSeq),
          lastSeq: history.length,
          hasMore: false,
          isTooOld,
          now: EVENING,
          store: shop,
          epoch,
        };
      },
    },
    onArrivals: (orders) => received.arrivals.push(...orders.map((order) => order.orderId)),
    onChangesByOthers: (changes) => received.changes.push(...changes.map(({ words }) => words)),
    onCustomerWrote: (orderId) => received.written.push(orderId),
    onOrdersChanged: () => undefined,
    onFullRefresh: () => {
      received.refreshes += 1;
    },
    onMessage: (text) => received.messages.push(text),
  });
  const happen = (order: OrderCard, by: Partial<OrderEvent> = {}): OrderEvent => {
    const kind = order.version === 1 ? 'new' : 'changed';
    const event = {
      seq: history.length + 1,
      kind,
      order,
      actorName: null,
      actorSessionId: null,
      happened: order.status,
      actorKind: 'user',
      ...by,
    } as const;
    history.push(event);
    return event;
  };
  return {
    store,
    live,
    calls,
    requested,
    received,
    happen,
    server,
    push: (event: OrderEvent) => server.push('pedido', orderEventToWire(event, shop, EVENING)),
    forget: () => {
      isTooOld = true;
    },
    goOffline: () => {
      isOnline = false;
    },
    settle: () => vi.advanceTimersByTimeAsync(0),
    ids: () =>
      store
        .getView()
        .board.orders.values()
        .map(({ orderId }) => orderId),
  };
}

function aNewOrder(): OrderEvent {
  return {
    seq: 1,
    kind: 'new',
    order: anOrderCard(),
    happened: 'received',
    actorKind: 'platform',
    actorName: null,
    actorSessionId: null,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING });
});
afterEach(() => vi.useRealTimers());

describe('the live board', () => {
  it('loads the board, then applies pushes without further requests', async () => {
    const { live, store, calls, happen, push, settle, received } = living();
    live.start();
    await settle();
    push(happen(anOrderCard()));
    expect(store.getView().sections.pending).toHaveLength(1);
    expect(calls.filter((call) => call === 'board')).toHaveLength(1);
    expect(received.arrivals).toEqual([1]);
    expect(store.getView().marks.get(1)?.kind).toBe('new');
  });

  it('does not announce an order whose payment expired: the store never saw it', async () => {
    const { live, store, happen, push, settle, received } = living();
    live.start();
    await settle();
    push(happen(anOrderCard({ status: 'awaiting-payment' })));
    const over = { version: 2, status: 'cancelled', closedAt: EVENING, isNeverPaid: true } as const;
    push(happen(anOrderCard(over), { actorKind: 'system' }));
    expect(Object.values(store.getView().sections).flat()).toEqual([]);
    expect([received.arrivals, received.changes]).toEqual([[], []]);
  });

  it('fetches a gap once, and buffers the pushes that arrive meanwhile', async () => {
    const { live, calls, happen, push, settle, ids } = living();
    live.start();
    await settle();
    calls.length = 0;
    happen(anOrderCard({ orderId: 1 }));
    push(happen(anOrderCard({ orderId: 2 })));
    push(happen(anOrderCard({ orderId: 3 })));
    expect(ids()).toEqual([]);
    await settle();
    expect(ids()).toEqual([1, 2, 3]);
    expect(calls.filter((call) => call === 'events 0')).toHaveLength(1);
  });

  it('fetches when the relay announces an unknown number', async () => {
    const { live, happen, server, settle, ids } = living();
    live.start();
    await settle();
    happen(anOrderCard());
    server.push('pedido-seq', { seq: 1 });
    await settle();
    expect(ids()).toEqual([1]);
  });

  it('asks for nothing after a reconnection without missed events, otherwise for all events', async () => {
    const { live, calls, happen, server, settle, ids } = living([aNewOrder()], 'a');
    live.start();
    await settle();
    calls.length = 0;
    server.reconnectAt(1, 'a');
    await settle();
    expect(calls).toEqual([]);
    // Without an epoch, the same event number does not prove that the server has the same board.
    server.reconnectAt(1);
    await settle();
    expect(calls).toEqual(['events 1']);
    happen(anOrderCard({ orderId: 2 }));
    server.reconnectAt(2, 'a');
    await settle();
    expect(calls).toEqual(['events 1', 'events 1']);
    expect(ids()).toEqual([1, 2]);
    server.reconnectAt(2, 'b');
    await settle();
    expect(calls).toHaveLength(3);
  });

  it('names the highest number it knows, so that no answer is behind it', async () => {
    const { live, requested, happen, server, push, settle } = living([aNewOrder()], 'a');
    live.start();
    await settle();
    expect(requested[0]).toBe(0);
    requested.length = 0;
    happen(anOrderCard({ orderId: 2 }));
    happen(anOrderCard({ orderId: 3 }));
    server.push('pedido-seq', { seq: 3 });
    await settle();
    expect(requested).toEqual([3]);
    happen(anOrderCard({ orderId: 4 }));
    push(happen(anOrderCard({ orderId: 5 })));
    await settle();
    expect(requested).toEqual([3, 5]);
  });

  it('loads the whole board when the missed events are no longer stored', async () => {
    const { live, calls, happen, server, settle, forget, ids, received } = living();
    live.start();
    await settle();
    happen(anOrderCard());
    forget();
    server.reconnect();
    await settle();
    expect(calls.at(-1)).toBe('board');
    expect(ids()).toEqual([1]);
    expect(received.arrivals).toEqual([1]);
  });

  it('polls every 30 s while the live connection is away', async () => {
    const { live, happen, goOffline, settle, ids } = living();
    live.start();
    await settle();
    goOffline();
    happen(anOrderCard());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ids()).toEqual([1]);
  });

  it('reads everything again on f5pagina and shows plain messages', async () => {
    const { live, calls, server, settle, received } = living();
    live.start();
    await settle();
    server.push('pedido', { tipo: 'f5pagina' });
    server.push('pedido', { tipo: 'mensagem', mensagem: 'oi' });
    await settle();
    expect(calls.filter((call) => call === 'board')).toHaveLength(2);
    expect(received).toMatchObject({ refreshes: 1, messages: ['oi'] });
  });

  it("marks changes by others for a minute, and this panel's own not at all", async () => {
    const { live, store, happen, push, settle } = living();
    live.start();
    await settle();
    push(happen(anOrderCard({ orderId: 1 })));
    push(happen(anOrderCard({ orderId: 2 })));
    store.unmark(1);
    store.unmark(2);
    push(happen(anOrderCard({ orderId: 1, status: 'accepted', version: 2 }), { actorSessionId: 'own' }));
    push(
      happen(anOrderCard({ orderId: 2, status: 'accepted', version: 2 }), {
        actorName: 'Ana',
        actorSessionId: 'other',
      }),
    );
    expect([...store.getView().marks]).toEqual([[2, { kind: 'changed', words: 'Ana aceitou' }]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getView().marks.size).toBe(0);
  });

  it('stops for good', async () => {
    const { live, calls, happen, push, settle, ids } = living();
    const stop = live.start();
    await settle();
    stop();
    calls.length = 0;
    push(happen(anOrderCard()));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toEqual([]);
    expect(ids()).toEqual([]);
  });

  it.each<[Partial<OrderEvent>, string]>([
    [{ actorName: 'Ana' }, 'Ana aceitou'],
    [{ happened: 'accepted-and-printed', actorName: 'Ana' }, 'Ana aceitou e imprimiu'],
    [{ happened: 'cancelled', actorKind: 'customer' }, 'Cliente cancelou'],
    [{ happened: 'cancelled', actorKind: 'platform' }, 'Plataforma cancelou'],
    [{ happened: 'not-answered', actorKind: 'system' }, 'Não respondido a tempo'],
    [{ happened: 'courier-picked-up', actorKind: 'courier', actorName: 'Jonas' }, 'Motoboy retirou'],
    [{ happened: 'undone', actorName: 'Ana' }, 'Ana desfez a mudança'],
    [{ happened: 'from-the-future', actorName: 'Ana' }, 'Alterado por Ana'],
  ])('names the user and the change: %j', async (by, words) => {
    const { live, store, received, happen, push, settle } = living([aNewOrder()]);
    live.start();
    await settle();
    push(happen(anOrderCard({ status: 'accepted', version: 2 }), { actorSessionId: 'other', ...by }));
    expect(store.getView().marks.get(1)).toEqual({ kind: 'changed', words });
    expect(received.changes).toEqual([words]);
  });

  it('reports messages of customers, also those that another server stored, unless a colleague has read them', async () => {
    const { live, received, happen, push, server, settle } = living([aNewOrder()]);
    live.start();
    await settle();
    const written = { happened: 'customer-wrote', actorKind: 'customer' } as const;
    push(happen(anOrderCard({ status: 'accepted', version: 2, chatUnread: 1 }), written));
    expect(received.written).toEqual([1]);
    happen(anOrderCard({ status: 'accepted', version: 3, chatUnread: 2 }), written);
    server.push('pedido-seq', { seq: 3 });
    await settle();
    expect(received.written).toEqual([1, 1]);
    happen(anOrderCard({ status: 'accepted', version: 4, chatUnread: 3 }), written);
    happen(anOrderCard({ status: 'accepted', version: 5, chatUnread: 0 }), { happened: 'chat-read' });
    server.push('pedido-seq', { seq: 5 });
    await settle();
    expect(received.written).toEqual([1, 1]);
  });

  it.each<[string, Partial<OrderEvent>]>([
    ['own changes', { actorSessionId: 'own' }],
    ['a message of the customer', { happened: 'customer-wrote', actorKind: 'customer' }],
    ['the acknowledgement of a cancellation', { happened: 'acknowledged', actorName: 'Ana' }],
  ])('does not highlight %s', async (_name, by) => {
    const { live, store, received, happen, push, settle } = living([aNewOrder()]);
    live.start();
    await settle();
    push(happen(anOrderCard({ status: 'accepted', version: 2 }), by));
    expect(store.getView().marks.get(1)).toBeUndefined();
    expect(received.changes).toEqual([]);
  });
});
