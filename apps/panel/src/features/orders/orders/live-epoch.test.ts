import type { BoardSnapshot, MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import { type OrderEvent, orderEventToWire } from '@comanda/contract/realtime/events';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from './board/board-store.ts';
import { createLiveBoard } from './live.ts';
import { anOrderCard, EVENING } from './testing/an-order-card.ts';
import { createFakeServer } from './testing/fake-server.ts';

const store7 = { storeId: 7, storeName: 'Loja' };

/**
 * The state of a server's database: its board, its last event number and its epoch. Servers of release 1.4
 * have no epoch.
 */
interface Branch {
  epoch: string | undefined;
  seq: number;
  orders: OrderCard[];
  events: OrderEvent[];
}

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING });
});
afterEach(() => vi.useRealTimers());

const eventOf = (seq: number, order: OrderCard): OrderEvent => ({
  seq,
  kind: order.version === 1 ? 'new' : 'changed',
  order,
  happened: order.status,
  actorKind: 'user',
  actorName: null,
  actorSessionId: null,
});

/** A panel connected to a server with this database. The test can replace the database, as a restore does. */
async function aPanelOn(first: Branch) {
  let branch = first;
  const server = createFakeServer([], () => EVENING);
  const boardStore = createBoardStore();
  const seen = { refreshes: 0, arrivals: [] as number[] };
  const live = createLiveBoard({
    store: boardStore,
    realtime: server.realtime,
    sessionId: 'own',
    isOnline: () => true,
    api: {
      listBoard: async (): Promise<BoardSnapshot> => ({ ...branch, now: EVENING, store: store7 }),
      listEvents: async (afterSeq): Promise<MissedEvents> => ({
        events: branch.events.filter(({ seq }) => seq > afterSeq),
        lastSeq: branch.seq,
        hasMore: false,
        isTooOld: afterSeq > branch.seq,
        now: EVENING,
        store: store7,
        epoch: branch.epoch,
      }),
    },
    onArrivals: (orders) => seen.arrivals.push(...orders.map(({ orderId }) => orderId)),
    onChangesByOthers: () => undefined,
    onCustomerWrote: () => undefined,
    onOrdersChanged: () => undefined,
    onFullRefresh: () => {
      seen.refreshes += 1;
    },
    onMessage: () => undefined,
  });
  live.start();
  await vi.advanceTimersByTimeAsync(0);
  return {
    seen,
    push: (event: OrderEvent) => server.push('pedido', orderEventToWire(event, store7, EVENING)),
    restore: async (next: Branch) => {
      branch = next;
      live.catchUp();
      await vi.advanceTimersByTimeAsync(0);
    },
    shown: () => {
      const { board } = boardStore.getView();
      return {
        seq: board.seq,
        orders: board.orders.values().map(({ orderId, status }) => [orderId, status]),
      };
    },
  };
}

const before: Branch = {
  epoch: 'a',
  seq: 120,
  events: [],
  orders: [
    anOrderCard({ orderId: 1, status: 'accepted', version: 9 }),
    anOrderCard({ orderId: 2, status: 'sent', version: 3 }),
  ],
};
const truth = [
  anOrderCard({ orderId: 1, status: 'pending', version: 1 }),
  anOrderCard({ orderId: 3, status: 'accepted', version: 2 }),
];
const ofTruth = [
  [1, 'pending'],
  [3, 'accepted'],
];

it.each([
  ['behind', 90],
  ['at the same number', 120],
  ['ahead', 130],
])(
  'a panel at 120 shows the restored board, which is %s, although its versions are lower',
  async (_where, seq) => {
    const panel = await aPanelOn(before);
    // Events after 120 cannot show that earlier events were rewritten.
    const events =
      seq > 120 ? [eventOf(121, anOrderCard({ orderId: 3, status: 'accepted', version: 2 }))] : [];
    await panel.restore({ epoch: 'b', seq, orders: truth, events });
    expect(panel.shown()).toEqual({ seq, orders: ofTruth });
    expect(panel.seen.refreshes).toBe(1);
  },
);

it('announces orders that arrive again, and follows the new branch by its own numbers', async () => {
  const panel = await aPanelOn({ ...before, orders: [] });
  await panel.restore({ epoch: 'b', seq: 90, orders: truth, events: [] });
  expect(panel.seen.arrivals).toEqual([1]);
  panel.push(eventOf(91, anOrderCard({ orderId: 4 })));
  expect(panel.shown()).toEqual({ seq: 91, orders: [...ofTruth, [4, 'pending']] });
});

it('drops pushes of the former branch that wait behind a gap', async () => {
  const panel = await aPanelOn(before);
  panel.push(eventOf(125, anOrderCard({ orderId: 9 })));
  await panel.restore({ epoch: 'b', seq: 124, orders: truth, events: [] });
  expect(panel.shown()).toEqual({ seq: 124, orders: ofTruth });
});

it.each([
  ['the same epoch', 'a', 'a'],
  ['a server of 1.4', 'a', undefined],
  ['a server of 1.4 before', undefined, 'b'],
])('reads no board again for %s', async (_name, first, next) => {
  const panel = await aPanelOn({ ...before, epoch: first });
  const events = [eventOf(121, anOrderCard({ orderId: 3, status: 'accepted', version: 2 }))];
  await panel.restore({ epoch: next, seq: 121, orders: truth, events });
  expect(panel.shown().orders).toEqual([
    [1, 'accepted'],
    [2, 'sent'],
    [3, 'accepted'],
  ]);
  expect(panel.seen.refreshes).toBe(0);
});
