import { type RefObject, useEffect, useState } from 'react';
import { useBoard } from '../live-orders-context.ts';
import { listTexts } from '../texts.ts';
import type { BoardRow } from './board-rows.ts';
import classes from './new-order-pill.module.css';

interface NewOrderPillProps {
  rows: readonly BoardRow[];
  tops: readonly number[];
  isInSight: (index: number) => boolean;
  scroller: RefObject<HTMLElement | null>;
  onShow: (key: BoardRow['key']) => void;
}

/** Orders that came while somebody looked elsewhere in the list: how many, which way, and the way there. */
export function NewOrderPill({ rows, tops, isInSight, scroller, onShow }: NewOrderPillProps) {
  const marks = useBoard((view) => view.marks);
  const [found, setFound] = useState<{ count: number; key: BoardRow['key']; isAbove: boolean } | null>(null);
  useEffect(() => {
    const own = scroller.current;
    const isNew = (row: BoardRow) => row.kind === 'card' && marks.get(row.order.orderId)?.kind === 'new';
    const look = () => {
      const hidden =
        marks.size === 0
          ? []
          : rows.flatMap((row, index) => (isNew(row) && !isInSight(index) ? [index] : []));
      const [first] = hidden;
      const row = first === undefined ? undefined : rows[first];
      setFound(
        first === undefined || !row
          ? null
          : { count: hidden.length, key: row.key, isAbove: (tops[first] ?? 0) < (own?.scrollTop ?? 0) },
      );
    };
    look();
    own?.addEventListener('scrollend', look);
    return () => own?.removeEventListener('scrollend', look);
  }, [rows, tops, marks, isInSight, scroller]);
  if (found === null) return null;
  return (
    <button type="button" className={classes.pill} data-tone="pending" onClick={() => onShow(found.key)}>
      {listTexts.newOrders(found.count)} <span aria-hidden="true">{found.isAbove ? '↑' : '↓'}</span>
    </button>
  );
}
