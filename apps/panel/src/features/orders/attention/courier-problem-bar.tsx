import { OPEN_SECTIONS } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import { createLatePart } from '../../../ui/late-part.tsx';
import type { BoardView } from '../board-store.ts';
import { useBoard } from '../live-orders-context.ts';

const rows = createLatePart(async () => (await import('./courier-problem-rows.tsx')).CourierProblemRows);

const none: readonly OrderCard[] = [];
let known: { sections: BoardView['sections'] | null; asking: readonly OrderCard[] } = {
  sections: null,
  asking: none,
};

/** Open orders whose courier waits for the store's word; the same array while nothing changes. */
export function courierQuestions({ sections }: BoardView): readonly OrderCard[] {
  if (known.sections !== sections) {
    const asking = OPEN_SECTIONS.flatMap((section) =>
      sections[section].filter((order) => order.awaitsCourierAnswer),
    );
    known = { sections, asking: asking.length === 0 ? none : asking };
  }
  return known.asking;
}

/** Stays while a courier waits for what the store says. */
export function CourierProblemBar({ isSmall = false }: { isSmall?: boolean }) {
  const orders = useBoard(courierQuestions);
  return orders.length === 0 ? null : <rows.Part orders={orders} isSmall={isSmall} />;
}
