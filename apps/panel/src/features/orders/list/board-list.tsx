import { type BoardSection, SECTION_TITLES } from '@comanda/domain/orders/board';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { SectionHeader } from '../../../ui/label/section-header.tsx';
import { useBoard } from '../live-orders-context.ts';
import { sectionTones } from '../section-tones.ts';
import { OrderSelectionContext } from '../selection.ts';
import { emptySectionTexts, texts } from '../texts.ts';
import classes from './board-list.module.css';
import type { BoardRow } from './board-rows.ts';
import { OrderCard } from './order-card.tsx';

interface BoardListProps {
  rows: readonly BoardRow[];
  onOpen: (orderId: number) => void;
  onToggle: (section: BoardSection) => void;
}

const headerHeight = 44;
const cardHeight = 104;
const emptyHeight = 76;
const listId = 'board-list';
const settledAfterMs = 3000;

function estimateOf(row: BoardRow | undefined): number {
  if (row?.kind === 'header') return headerHeight;
  return row?.kind === 'empty' ? emptyHeight : cardHeight;
}

/** True when a row is drawn and stands wholly below the sticky header: scrolling to it would cost a layout for nothing. */
function isInSight(virtualizer: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>, index: number) {
  const item = virtualizer.getVirtualItems().find((shown) => shown.index === index);
  const top = virtualizer.scrollOffset ?? 0;
  const bottom = top + (virtualizer.scrollRect?.height ?? 0);
  return item !== undefined && item.start >= top + headerHeight && item.end <= bottom;
}

/** The five sections as one virtual list: only what is on the screen exists, whatever the number of orders. */
export const BoardList = memo(function BoardList({ rows, onOpen, onToggle }: BoardListProps) {
  const selection = useContext(OrderSelectionContext);
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useBoard((view) => view.marks);
  const headerIndexes = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'header' ? [index] : [])),
    [rows],
  );
  const stickyIndex = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      stickyIndex.current = headerIndexes.findLast((index) => index <= range.startIndex) ?? 0;
      const shown = defaultRangeExtractor(range);
      return shown.includes(stickyIndex.current) ? shown : [stickyIndex.current, ...shown];
    },
    [headerIndexes],
  );
  // The same function for the same rows: another one makes the virtual list measure every row anew.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateOf(rows[index]),
    getItemKey,
    rangeExtractor,
    overscan: 4,
    scrollPaddingStart: headerHeight + 4,
    scrollPaddingEnd: 12,
  });

  // Keeps the selected card in sight; rows that move for other reasons must not scroll the list.
  const latestRows = useRef(rows);
  latestRows.current = rows;
  useEffect(() => {
    const keepInSight = () => {
      const selectedId = selection?.get() ?? null;
      if (selectedId === null) return;
      const index = latestRows.current.findIndex(
        (row) => row.kind === 'card' && row.order.orderId === selectedId,
      );
      if (index >= 0 && !isInSight(virtualizer, index)) virtualizer.scrollToIndex(index, { align: 'auto' });
    };
    keepInSight();
    const unsubscribe = selection?.subscribe(keepInSight);
    // What arrives late above the list takes room from it, and may push the card out of sight again.
    const shrinking = new ResizeObserver(keepInSight);
    if (scroller.current) shrinking.observe(scroller.current);
    const settling = setTimeout(() => shrinking.disconnect(), settledAfterMs);
    return () => {
      clearTimeout(settling);
      shrinking.disconnect();
      unsubscribe?.();
    };
  }, [selection, virtualizer]);

  return (
    <div ref={scroller} className={classes.scroller}>
      <ul
        id={listId}
        className={classes.list}
        aria-label={texts.list}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const isSticky = item.index === stickyIndex.current;
          return (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={classes.row}
              data-kind={row.kind}
              data-sticky={isSticky || undefined}
              style={isSticky ? undefined : { transform: `translateY(${item.start}px)` }}
            >
              {row.kind === 'header' ? (
                <SectionHeader
                  title={SECTION_TITLES[row.section]}
                  count={row.count}
                  tone={sectionTones[row.section]}
                  isOpen={row.isOpen}
                  onToggle={() => onToggle(row.section)}
                  controls={listId}
                />
              ) : row.kind === 'empty' ? (
                <p className={classes.empty}>
                  <strong>{emptySectionTexts[row.section].title}</strong>
                  {emptySectionTexts[row.section].hint}
                </p>
              ) : (
                <OrderCard order={row.order} mark={marks.get(row.order.orderId)} onOpen={onOpen} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
});
