import { type BoardSection, SECTION_TITLES } from '@comanda/domain/orders/orders/board';
import type { OrderCard as Order } from '@comanda/domain/orders/orders/order';
import { SectionHeader } from '@comanda/ui/label/section-header.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import {
  memo,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { isAimedClick } from '../actions/step-press.ts';
import type { BoardView } from '../board/board-store.ts';
import { sectionTones } from '../board/section-tones.ts';
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
import { useFocusedRow } from './use-focused-row.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSelectedInSight, useWantedRow } from './use-shown-rows.ts';

interface BoardListProps {
  rows: readonly BoardRow[];
  /** The pending orders of the list, even while their section is folded. */
  pending: readonly Order[];
  /** Folded sections. A click changes the header immediately; the rows follow in a later render. */
  closed: ReadonlySet<BoardSection>;
  density: Density;
  /** True: cards show their items. */
  areTickets?: boolean;
  /** The search text. Text and filters together identify the list. */
  query: string;
  /** Changes with each new search or filter, and the list then scrolls to its top. */
  requested: string;
  handle: Ref<ListHandle>;
  onOpen: (orderId: number) => void;
  onToggle: (section: BoardSection) => void;
}

// Loaded on demand, because most devices show only comfortable cards. Devices with compact cards load this
// code with the list.
const compactCard = createLazyPart(async () => (await import('./card/compact-card.tsx')).CompactCard, {
  loading: <span className={classes.coming} />,
});

/** The five sections as one virtual list: it renders only visible rows, for any number of orders. */
export const BoardList = memo(function BoardList(props: BoardListProps) {
  const { pending, closed, density, areTickets = false, query, requested, handle, onOpen, onToggle } = props;
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const scroller = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLSpanElement>(null);
  const room = useSignRoom(scroller, letters, isCoarse);
  const { isNarrow, scale } = room;
  const heights = useMemo(
    () => rowHeights(density, { isCoarse, isNarrow, areTickets, scale }),
    [density, isCoarse, isNarrow, areTickets, scale],
  );
  const rows = useHeldRows(props.rows, heights, requested);
  const listId = useId();
  const marks = useBoard((view) => view.marks);
  const terms = useMemo(() => searchTerms(query), [query]);
  const focusedIn = useFocusedRow(scroller, rows);
  const list = useRowWindow(scroller, rows, heights, focusedIn);
  const latest = useRef({ rows, list });
  latest.current = { rows, list };

  // A new search or filter makes a new list, which starts at its top.
  const previousRequest = useRef(requested);
  useLayoutEffect(() => {
    if (previousRequest.current !== requested && scroller.current) scroller.current.scrollTop = 0;
    previousRequest.current = requested;
  }, [requested]);

  useSelectedInSight(scroller, latest);
  useEffect(compactCard.prefetchWhenIdle, []);
  const show = useWantedRow(rows, latest);
  useImperativeHandle(handle, () => ({ show }), [show]);

  const shared = { listId, closed, density, areTickets, room, marks, onOpen, onToggle };
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
                <RowContent row={row} {...shared} />
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

interface RowContentProps
  extends Pick<BoardListProps, 'closed' | 'density' | 'areTickets' | 'onOpen' | 'onToggle'> {
  row: BoardRow;
  listId: string;
  room: ReturnType<typeof useSignRoom>;
  marks: BoardView['marks'];
}

/** The header of a section, the title of the late orders, or the card of an order. */
function RowContent({ row, room, marks, density, areTickets = false, ...props }: RowContentProps) {
  const { Row } = useOrderSlots();
  const Card = density === 'compact' ? compactCard.Part : OrderCard;
  if (row.kind === 'late') return <LateHeader count={row.count} />;
  if (row.kind === 'card')
    return (
      <>
        <Card
          order={row.order}
          mark={marks.get(row.order.orderId)}
          isLate={row.isLate}
          room={room}
          isTicket={areTickets}
          onOpen={props.onOpen}
        />
        {Row && row.order.courierStatus === 'searching' ? <Row order={row.order} /> : null}
      </>
    );
  return (
    <SectionHeader
      title={SECTION_TITLES[row.section]}
      count={row.count}
      tone={sectionTones[row.section]}
      isOpen={!props.closed.has(row.section)}
      onToggle={(click) => {
        if (isAimedClick(row.key, click.nativeEvent)) props.onToggle(row.section);
      }}
      controls={props.listId}
      hidden={row.hiddenCount > 0 ? listTexts.hidden(row.hiddenCount) : undefined}
      note={row.count === 0 ? emptySectionTexts[row.section] : undefined}
      isNoteBelow={room.isNarrow && isNoteBelow(row)}
      isCompact={density === 'compact'}
    />
  );
}
