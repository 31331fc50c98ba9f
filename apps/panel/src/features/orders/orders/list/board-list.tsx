import { type BoardSection, SECTION_TITLES } from '@comanda/domain/orders/orders/board';
import type { OrderCard as Order } from '@comanda/domain/orders/orders/order';
import { SectionHeader } from '@comanda/ui/label/section-header.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import {
  memo,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { isAimedClick } from '../actions/step-press.ts';
import { sectionTones } from '../board/section-tones.ts';
import { OrderSelectionContext } from '../board/selection.ts';
import { useBoard } from '../live-orders-context.ts';
import { searchTerms } from '../order-search.ts';
import { useOrderSlots } from '../order-slots.ts';
import { emptySectionTexts, listTexts, texts } from '../texts.ts';
import { AcceptAll } from './accept-all.tsx';
import classes from './board-list.module.css';
import type { BoardRow } from './board-rows.ts';
import type { Density } from './card/density.ts';
import { SearchTermsContext } from './card/marked.tsx';
import { OrderCard } from './card/order-card.tsx';
import { heightOf, isNoteBelow, rowHeights } from './card/row-heights.ts';
import { probe, useSignRoom } from './card/use-sign-room.ts';
import { LateHeader } from './late-header.tsx';
import type { ListHandle } from './list-handle.ts';
import { NewOrderPill } from './new-order-pill.tsx';
import { useHeldRows } from './row-hold.ts';
import { useRowWindow } from './use-row-window.ts';

interface BoardListProps {
  rows: readonly BoardRow[];
  /** The pending orders of the list, also when their section is closed. */
  pending: readonly Order[];
  /** Sections to be closed: a header turns at the click, its rows follow. */
  closed: ReadonlySet<BoardSection>;
  density: Density;
  /** Cards show their items. */
  areTickets?: boolean;
  /** The search text; with the filters it identifies the list. */
  query: string;
  /** Changes with each other search or filter: the list then starts at its top. */
  asked: string;
  handle: Ref<ListHandle>;
  onOpen: (orderId: number) => void;
  onToggle: (section: BoardSection) => void;
}

// Most devices show the comfortable cards only; the others load this code with the list.
const compactCard = createLazyPart(async () => (await import('./card/compact-card.tsx')).CompactCard, {
  loading: <span className={classes.coming} />,
});
const settledAfterMs = 3000;
/** A row that has not come after this time is given up: the list must not scroll by itself later. */
const wantedForMs = 1000;

/** The five sections as one virtual list: only rows on the screen are rendered, for any number of orders. */
export const BoardList = memo(function BoardList(props: BoardListProps) {
  const { pending, closed, density, areTickets = false, query, asked, handle, onOpen, onToggle } = props;
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const scroller = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLSpanElement>(null);
  const room = useSignRoom(scroller, letters, isCoarse);
  const { isNarrow, scale } = room;
  const heights = useMemo(
    () => rowHeights(density, { isCoarse, isNarrow, areTickets, scale }),
    [density, isCoarse, isNarrow, areTickets, scale],
  );
  const rows = useHeldRows(props.rows, heights, asked);
  const Card = density === 'compact' ? compactCard.Part : OrderCard;
  const { Row } = useOrderSlots();
  const selection = useContext(OrderSelectionContext);
  const listId = useId();
  const marks = useBoard((view) => view.marks);
  const terms = useMemo(() => searchTerms(query), [query]);
  const focusedKey = useRef<BoardRow['key'] | null>(null);

  // The focused row stays rendered wherever it moves: an order that changes its section does not lose the focus.
  const focusedIn = useCallback(
    (all: readonly BoardRow[]) =>
      focusedKey.current === null ? -1 : all.findIndex(({ key }) => key === focusedKey.current),
    [],
  );
  const list = useRowWindow(scroller, rows, heights, focusedIn);
  const latest = useRef({ rows, list });
  latest.current = { rows, list };

  // Another search or filter is another list, and begins at its top.
  const askedBefore = useRef(asked);
  useLayoutEffect(() => {
    if (askedBefore.current !== asked && scroller.current) scroller.current.scrollTop = 0;
    askedBefore.current = asked;
  }, [asked]);

  // Scrolls to the selected card; rows that move for other reasons must not scroll the list.
  useEffect(() => {
    const keepInSight = () => {
      const selectedId = selection?.get() ?? null;
      if (selectedId === null) return;
      const index = latest.current.rows.findIndex(
        (row) => row.kind === 'card' && row.order.orderId === selectedId,
      );
      if (index >= 0) latest.current.list.show(index);
    };
    keepInSight();
    const unsubscribe = selection?.subscribe(keepInSight);
    // Parts that appear late above the list reduce its height, and may push the card out of view again.
    const shrinking = new ResizeObserver(keepInSight);
    if (scroller.current) shrinking.observe(scroller.current);
    const settling = setTimeout(() => shrinking.disconnect(), settledAfterMs);
    return () => {
      clearTimeout(settling);
      shrinking.disconnect();
      unsubscribe?.();
    };
  }, [selection]);

  useEffect(compactCard.prefetchWhenIdle, []);
  useEffect(() => {
    const own = scroller.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('li')?.dataset.index : undefined;
      focusedKey.current = latest.current.rows[Number(row ?? -1)]?.key ?? null;
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

  // A row may come after its request, when its section has opened.
  const wantedKey = useRef<BoardRow['key'] | null>(null);
  const wantedUntil = useRef(0);
  const showWanted = useCallback(() => {
    if (wantedKey.current === null || performance.now() > wantedUntil.current) return;
    const index = latest.current.rows.findIndex(({ key }) => key === wantedKey.current);
    if (index < 0) return;
    wantedKey.current = null;
    latest.current.list.show(index);
  }, []);
  useEffect(() => {
    if (rows.length > 0) showWanted();
  }, [rows, showWanted]);
  const show = useCallback(
    (key: BoardRow['key']) => {
      wantedKey.current = key;
      wantedUntil.current = performance.now() + wantedForMs;
      showWanted();
    },
    [showWanted],
  );
  useImperativeHandle(handle, () => ({ show }), [show]);

  const isCompact = density === 'compact';
  return (
    <SearchTermsContext value={terms}>
      <div
        ref={scroller}
        className={classes.scroller}
        data-density={density}
        data-narrow={room.isNarrow || undefined}
      >
        <span ref={letters} className={classes.letters} aria-hidden="true">
          {probe.words}
        </span>
        <ul
          id={listId}
          className={`plain-list ${classes.list}`}
          aria-label={texts.list}
          tabIndex={-1}
          data-content-start
          style={{ height: list.tops.at(-1) }}
        >
          {list.drawn.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const isSticky = index === list.stickyIndex;
            return (
              <li
                key={row.key}
                data-index={index}
                className={classes.row}
                data-kind={row.kind}
                data-section={row.kind === 'header' ? row.section : undefined}
                data-sticky={isSticky || undefined}
                style={{
                  height: heightOf(row, heights),
                  transform: isSticky ? undefined : `translateY(${list.tops[index]}px)`,
                }}
              >
                {row.kind === 'header' ? (
                  <SectionHeader
                    title={SECTION_TITLES[row.section]}
                    count={row.count}
                    tone={sectionTones[row.section]}
                    isOpen={!closed.has(row.section)}
                    onToggle={(click) => {
                      if (isAimedClick(row.key, click.nativeEvent)) onToggle(row.section);
                    }}
                    controls={listId}
                    hidden={row.hiddenCount > 0 ? listTexts.hidden(row.hiddenCount) : undefined}
                    note={row.count === 0 ? emptySectionTexts[row.section] : undefined}
                    isNoteBelow={isNarrow && isNoteBelow(row)}
                    isCompact={isCompact}
                  />
                ) : row.kind === 'late' ? (
                  <LateHeader count={row.count} />
                ) : (
                  <>
                    <Card
                      order={row.order}
                      mark={marks.get(row.order.orderId)}
                      isLate={row.isLate}
                      room={room}
                      isTicket={areTickets}
                      onOpen={onOpen}
                    />
                    {Row && row.order.courierStatus === 'searching' ? <Row order={row.order} /> : null}
                  </>
                )}
                {row.kind === 'card' ? null : (
                  <div className={`row-6 ${classes.tools}`}>
                    {row.key === 'pending' ? <AcceptAll orders={pending} /> : null}
                    {isSticky ? (
                      <NewOrderPill
                        rows={rows}
                        isInSight={list.isInSight}
                        tops={list.tops}
                        scroller={scroller}
                        onShow={show}
                      />
                    ) : null}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </SearchTermsContext>
  );
});
