import { type BoardSection, SECTION_TITLES } from '@comanda/domain/orders/board';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type Ref,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SectionHeader } from '../../../ui/label/section-header.tsx';
import { createLatePart } from '../../../ui/late-part.tsx';
import { afterPaint } from '../after-paint.ts';
import { useBoard } from '../live-orders-context.ts';
import { useOrderParts } from '../order-parts.ts';
import { sectionTones } from '../section-tones.ts';
import { OrderSelectionContext } from '../selection.ts';
import { emptySectionTexts, texts } from '../texts.ts';
import classes from './board-list.module.css';
import { type BoardRow, headersIn } from './board-rows.ts';
import type { Density } from './density.ts';
import type { ListHandle } from './list-handle.ts';
import { OrderCard } from './order-card.tsx';

interface BoardListProps {
  rows: readonly BoardRow[];
  /** Sections said to be closed: a header turns at the click, its rows follow. */
  closed: ReadonlySet<BoardSection>;
  density: Density;
  handle: Ref<ListHandle>;
  onOpen: (orderId: number) => void;
  onToggle: (section: BoardSection) => void;
}

/** Px with the gap below. Chips may need a second line: comfortable cards are measured, compact ones never differ. */
const rowHeights = {
  comfortable: { header: 44, card: 104, empty: 76 },
  compact: { header: 36, card: 40, empty: 76 },
} as const satisfies Record<Density, Record<BoardRow['kind'], number>>;
// Most devices show the comfortable cards only; whoever does not has them as soon as the list is asked for.
const compactCard = createLatePart(async () => (await import('./compact-card.tsx')).CompactCard, {
  loading: <span className={classes.coming} />,
});
/**
 * How far a card that is scrolled to slips under the sticky header. Without it the first card of a section could stop
 * a fraction of a pixel before its own header sticks, below the header of the section before.
 */
const hairPx = 1;
const listId = 'board-list';
const settledAfterMs = 3000;
/** A row that has not come by then is not waited for: the list must not scroll by itself later. */
const wantedForMs = 1000;

/** True when a row is drawn and stands wholly below the sticky header: scrolling to it would cost a layout for nothing. */
function isInSight(
  virtualizer: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>,
  index: number,
  headerHeight: number,
) {
  const item = virtualizer.getVirtualItems().find((shown) => shown.index === index);
  const top = virtualizer.scrollOffset ?? 0;
  const bottom = top + (virtualizer.scrollRect?.height ?? 0);
  return item !== undefined && item.start >= top + headerHeight - hairPx && item.end <= bottom;
}

/** The five sections as one virtual list: only what is on the screen exists, whatever the number of orders. */
export const BoardList = memo(function BoardList(props: BoardListProps) {
  const { rows, closed, density, handle, onOpen, onToggle } = props;
  const heights = rowHeights[density];
  const Card = density === 'compact' ? compactCard.Part : OrderCard;
  const { Row } = useOrderParts();
  const selection = useContext(OrderSelectionContext);
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useBoard((view) => view.marks);
  const headerIndexes = useMemo(() => headersIn(rows), [rows]);
  const stickyIndex = useRef(0);
  const focusedKey = useRef<BoardRow['key'] | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      stickyIndex.current = headerIndexes.findLast((index) => index <= range.startIndex) ?? 0;
      const shown = new Set(defaultRangeExtractor(range)).add(stickyIndex.current);
      // What has the focus stays drawn wherever it goes: an order that changes its section keeps it.
      const focused =
        focusedKey.current === null ? -1 : rows.findIndex(({ key }) => key === focusedKey.current);
      if (focused >= 0) shown.add(focused);
      return [...shown].sort((one, other) => one - other);
    },
    [headerIndexes, rows],
  );
  // The same function for the same rows: another one makes the virtual list measure every row anew.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  // What is in sight comes first, what scrolling may bring into sight right after it.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => afterPaint(() => startTransition(() => setOverscan(4))), []);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'card'],
    getItemKey,
    rangeExtractor,
    overscan,
    // A guess of the list's room, so that the first drawing already holds the cards instead of a second one in one go.
    initialRect: { width: window.innerWidth, height: window.innerHeight * 0.7 },
    useFlushSync: false,
    scrollPaddingStart: heights.header - hairPx,
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
      if (index >= 0 && !isInSight(virtualizer, index, heights.header))
        virtualizer.scrollToIndex(index, { align: 'auto' });
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
  }, [selection, virtualizer, heights]);

  useEffect(compactCard.fetchWhenCalm, []);
  useEffect(() => {
    const own = scroller.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('li')?.dataset.index : undefined;
      focusedKey.current = latestRows.current[Number(row ?? -1)]?.key ?? null;
    };
    const forget = () => {
      focusedKey.current = null;
    };
    own?.addEventListener('focusin', remember);
    own?.addEventListener('focusout', forget);
    return () => {
      own?.removeEventListener('focusin', remember);
      own?.removeEventListener('focusout', forget);
    };
  }, []);

  // A row asked for may come later, when its section has opened.
  const wantedKey = useRef<BoardRow['key'] | null>(null);
  const wantedUntil = useRef(0);
  const showWanted = useCallback(() => {
    if (wantedKey.current === null || performance.now() > wantedUntil.current) return;
    const index = latestRows.current.findIndex(({ key }) => key === wantedKey.current);
    if (index < 0) return;
    wantedKey.current = null;
    if (!isInSight(virtualizer, index, heights.header)) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, heights]);
  useEffect(() => {
    if (rows.length > 0) showWanted();
  }, [rows, showWanted]);
  useImperativeHandle(
    handle,
    () => ({
      show: (key) => {
        wantedKey.current = key;
        wantedUntil.current = performance.now() + wantedForMs;
        showWanted();
      },
    }),
    [showWanted],
  );

  // Another density makes every row as high as it is there, and the order at the top stays at the top.
  const measuredDensity = useRef(density);
  useLayoutEffect(() => {
    if (measuredDensity.current === density) return;
    measuredDensity.current = density;
    const top = (virtualizer.scrollOffset ?? 0) + heights.header;
    const first = virtualizer.getVirtualItems().find(({ end, index }) => end > top && index > 0);
    virtualizer.measure();
    for (const row of scroller.current?.querySelectorAll('li') ?? []) virtualizer.measureElement(row);
    if (first && (virtualizer.scrollOffset ?? 0) > 0)
      virtualizer.scrollToIndex(first.index, { align: 'start' });
  }, [density, heights, virtualizer]);

  return (
    <div ref={scroller} className={classes.scroller} data-density={density}>
      <ul
        id={listId}
        className={classes.list}
        aria-label={texts.list}
        tabIndex={-1}
        data-content-start
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
              data-section={row.kind === 'header' ? row.section : undefined}
              data-sticky={isSticky || undefined}
              style={isSticky ? undefined : { transform: `translateY(${item.start}px)` }}
            >
              {row.kind === 'header' ? (
                <SectionHeader
                  title={SECTION_TITLES[row.section]}
                  count={row.count}
                  tone={sectionTones[row.section]}
                  isOpen={!closed.has(row.section)}
                  onToggle={() => onToggle(row.section)}
                  controls={listId}
                  isCompact={density === 'compact'}
                />
              ) : row.kind === 'empty' ? (
                <p className={classes.empty}>
                  <strong>{emptySectionTexts[row.section].title}</strong>
                  {emptySectionTexts[row.section].hint}
                </p>
              ) : (
                <>
                  <Card order={row.order} mark={marks.get(row.order.orderId)} onOpen={onOpen} />
                  {Row && row.order.courierStatus === 'searching' ? <Row order={row.order} /> : null}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
});
