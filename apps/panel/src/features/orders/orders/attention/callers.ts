import { OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { BoardView } from '../board/board-store.ts';

const none: readonly OrderCard[] = [];

/**
 * Caches the orders that a search finds in the sections. Returns the same array while these orders are the
 * same.
 */
function inSections<Seen>(
  seenOf: (view: BoardView) => Seen,
  find: (view: BoardView) => readonly OrderCard[],
): (view: BoardView) => readonly OrderCard[] {
  let known: { seen: Seen; found: readonly OrderCard[] } | null = null;
  return (view) => {
    const seen = seenOf(view);
    if (known?.seen !== seen) {
      const found = find(view);
      known = { seen, found: found.length === 0 ? none : found };
    }
    return known.found;
  };
}

/** Orders cancelled outside the store and not acknowledged. Returns the same array until an order changes. */
export const unknownCancellations = inSections(
  ({ sections }) => sections.cancelled,
  ({ sections }) => sections.cancelled.filter((order) => order.awaitsAcknowledgement),
);

/** Open orders whose courier waits for the store's answer. Returns the same array until an order changes. */
export const courierQuestions = inSections(
  ({ sections }) => sections,
  ({ sections }) =>
    OPEN_SECTIONS.flatMap((section) => sections[section].filter((order) => order.awaitsCourierAnswer)),
);
