import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { UNPRINTED_ALARM_MS } from '@comanda/domain/orders/printing/print-job';
import { expect, it } from 'vitest';
import { emptySections } from '../board/board-sections.ts';
import { createBoardStore } from '../board/board-store.ts';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import { awaitedTickets, lateTickets } from './late-tickets.ts';

const viewOf = (over: Partial<typeof emptySections>) => ({
  ...createBoardStore().getView(),
  sections: { ...emptySections, ...over },
});
const accepted = (over: Partial<OrderCard>) => anOrderCard({ status: 'accepted', ...over });
const idsOf = (orders: readonly OrderCard[]) => orders.map(({ orderId }) => orderId);

it('checks orders in preparation or cancelled, not those that left the kitchen', () => {
  const view = viewOf({
    pending: [anOrderCard({ orderId: 1, printState: 'waiting' })],
    'in-production': [
      accepted({ orderId: 2, printState: 'failed' }),
      accepted({ orderId: 3, printState: 'printed' }),
    ],
    'on-the-way': [anOrderCard({ orderId: 4, status: 'sent', printState: 'failed' })],
    delivered: [anOrderCard({ orderId: 5, status: 'delivered', printState: 'failed' })],
    cancelled: [anOrderCard({ orderId: 6, status: 'cancelled', printState: 'failed' })],
  });
  expect(idsOf(awaitedTickets(view))).toEqual([6, 1, 2]);
  expect(awaitedTickets({ ...view, sections: { ...view.sections } })).toBe(awaitedTickets(view));
});

it('alarms for a refused paper at once, for a waiting one after its time, and stops with the paper', () => {
  const failed = accepted({ orderId: 11, printState: 'failed' });
  const waiting = accepted({ orderId: 12, printState: 'waiting' });
  const awaited = awaitedTickets(viewOf({ 'in-production': [failed, waiting] }));
  expect(idsOf(lateTickets(awaited, EVENING))).toEqual([11]);
  expect(idsOf(lateTickets(awaited, EVENING + UNPRINTED_ALARM_MS - 1))).toEqual([11]);
  const late = lateTickets(awaited, EVENING + UNPRINTED_ALARM_MS);
  expect(idsOf(late)).toEqual([11, 12]);
  expect(lateTickets(awaited, EVENING + UNPRINTED_ALARM_MS + 1000)).toBe(late);

  // The ticket was printed. Then a second copy waits, and its waiting time starts at zero.
  awaitedTickets(viewOf({ 'in-production': [{ ...waiting, printState: 'printed' }] }));
  const again = awaitedTickets(viewOf({ 'in-production': [{ ...waiting, version: 3 }] }));
  expect(lateTickets(again, EVENING + UNPRINTED_ALARM_MS)).toEqual([]);
});
