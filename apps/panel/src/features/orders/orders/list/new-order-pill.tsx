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

/** New orders outside the visible part of the list: the count, the direction, and a button that scrolls there. */
export function NewOrderPill({ rows, tops, isInSight, scroller, onShow }: NewOrderPillProps) {
  const marks = useBoard((view) => view.marks);
  const [found, setFound] = useState<{ count: number; key: BoardRow['key']; isAbove: boolean } | null>(null);
  useEffect(() => {
    const own = scroller.current;
    const check = () => {
      let count = 0;
      let first = -1;
      // Skips this loop if no order is highlighted, because lists are long.
      for (let index = 0; marks.size > 0 && index < rows.length; index += 1) {
        const row = rows[index];
        if (row?.kind !== 'card' || marks.get(row.order.orderId)?.kind !== 'new' || isInSight(index))
          continue;
        if (first < 0) first = index;
        count += 1;
      }
      const row = rows[first];
      setFound(row ? { count, key: row.key, isAbove: (tops[first] ?? 0) < (own?.scrollTop ?? 0) } : null);
    };
    check();
    own?.addEventListener('scrollend', check);
    return () => own?.removeEventListener('scrollend', check);
  }, [rows, tops, marks, isInSight, scroller]);
  if (found === null) return null;
  return (
    <button type="button" className={classes.pill} data-tone="pending" onClick={() => onShow(found.key)}>
      {found.count} <span className={classes.word}>{listTexts.newOrders(found.count)} </span>
      <span aria-hidden="true">{found.isAbove ? '↑' : '↓'}</span>
    </button>
  );
}
