import type { OrderCard } from '@comanda/domain/orders/order';
import { useEffect } from 'react';
import { createLatePart } from '../../../ui/late-part.tsx';
import type { BoardView } from '../board-store.ts';
import { useBoard } from '../live-orders-context.ts';

const rows = createLatePart(async () => (await import('./cancellation-rows.tsx')).CancellationRows);

const none: readonly OrderCard[] = [];
let known: { closed: readonly OrderCard[]; unknown: readonly OrderCard[] } = { closed: none, unknown: none };

/** Orders cancelled outside the store of which nobody has said that they know; the same array while nothing changes. */
export function unknownCancellations({ sections }: BoardView): readonly OrderCard[] {
  if (known.closed !== sections.cancelled) {
    const unknown = sections.cancelled.filter((order) => order.awaitsAcknowledgement);
    known = { closed: sections.cancelled, unknown: unknown.length === 0 ? none : unknown };
  }
  return known.unknown;
}

/** Stays until somebody says that they know of every cancellation from outside. */
export function CancellationBar() {
  const orders = useBoard(unknownCancellations);
  useEffect(rows.fetchWhenCalm, []);
  return orders.length === 0 ? null : <rows.Part orders={orders} />;
}
