import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { UNPRINTED_ALARM_MS } from '@comanda/domain/orders/printing/print-job';
import { useSyncExternalStore } from 'react';
import type { BoardView } from '../board/board-store.ts';
import { subscribeTicks, tickNow } from '../list/clock-ticker.ts';
import { useBoard } from '../live-orders-context.ts';
import { printWaitMs, saveWaits } from './print-waits.ts';

type Orders = readonly OrderCard[];

const none: Orders = [];
const never = () => () => undefined;
const isSame = (one: Orders, other: Orders) =>
  one.length === other.length && one.every((order, place) => order === other[place]);

/** Cancelled orders come first, because the kitchen must stop their preparation. */
const owing = ['cancelled', 'pending', 'in-production'] as const;

let known: { sections: BoardView['sections'] | null; awaited: Orders } = { sections: null, awaited: none };

/**
 * Cancelled, pending and accepted orders with an unprinted ticket. The kitchen needs the ticket of a cancelled order to
 * stop its preparation. Returns the previous array while the orders do not change.
 */
export function awaitedTickets({ sections }: BoardView): Orders {
  if (known.sections === sections) return known.awaited;
  const isOwed = ({ printState }: OrderCard) => printState === 'waiting' || printState === 'failed';
  const found = owing.flatMap((section) => sections[section].filter(isOwed));
  saveWaits(new Set(found.filter(isWaiting).map(({ orderId }) => orderId)));
  const awaited = found.length === 0 ? none : isSame(found, known.awaited) ? known.awaited : found;
  known = { sections, awaited };
  return awaited;
}

const isWaiting = ({ printState }: OrderCard) => printState === 'waiting';

let last: Orders = none;

/** Orders with an alarm: a printer refused their ticket, or the ticket waits for too long. */
export function lateTickets(awaited: Orders, now: number): Orders {
  const late = awaited.filter(
    (order) => !isWaiting(order) || printWaitMs(order.orderId, now) >= UNPRINTED_ALARM_MS,
  );
  if (!isSame(late, last)) last = late.length === 0 ? none : late;
  return last;
}

/** Orders with a late ticket; subscribes to the clock only while a ticket waits. */
export function useLateTickets(): Orders {
  const awaited = useBoard(awaitedTickets);
  const read = () => lateTickets(awaited, tickNow());
  return useSyncExternalStore(awaited.some(isWaiting) ? subscribeTicks : never, read, read);
}
