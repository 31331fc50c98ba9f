import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Facts } from '../label/facts.tsx';
import { letterScale, rem } from '../letter-scale.ts';
import { inOrder } from '../sortable/moved.ts';
import { useSortable } from '../sortable/use-sortable.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './data-table.module.css';
import { ListFoot } from './list-foot.tsx';
import { listShape } from './list-shape.ts';
import { PageTurner } from './page-turner.tsx';
import { NothingFound, ServedFace } from './served-face.tsx';
import { type Column, type DataTableProps, isNarrowed, WHOLE_VIEW } from './table-declaration.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
import { tableTexts } from './texts.ts';
import { useBarFocus } from './use-bar-focus.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { usePage } from './use-page.ts';
import { useTableRows } from './use-table-rows.ts';
import { useVisibleRange } from './use-visible-range.ts';
import { useWidth } from './use-width.ts';

const NO_ROWS: readonly never[] = [];
/** Maximum rows drawn at once with their natural height. */
const MOST_WHOLE = 150;

/**
 * A list with search, filters, sorting and selection, operated by mouse, finger and keys alike.
 * `rows`, `columns`, `filters` and the functions must be stable between renders.
 * Rows have their natural height. Long or sortable lists have one row height and draw only visible rows.
 * When columns do not fit, rows become cards. With `list` the server searches, sorts and pages.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, noun, rowName, columns, actions, order, rowPx, list, link, onOpen, totals } = props;
  const ownView = useState(WHOLE_VIEW);
  const [view, setView] = props.view ?? ownView;
  const rows: readonly Row[] = list ? (list.data ?? NO_ROWS) : props.rows;
  const {
    shown: found,
    selection,
    selected,
    isAllSelected,
    select,
    clear,
    // The server already searched, filtered and sorted these rows.
  } = useTableRows({ ...props, rows }, list ? WHOLE_VIEW : view);
  const page = usePage(found, view, props.pageSize);
  const listed = useMemo(() => page.rows.map(({ id }) => id), [page.rows]);
  const selectAll = (isOn: boolean) =>
    select(
      found.map(({ id }) => id),
      isOn,
    );

  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const scale = letterScale();
  const isSelectable = actions !== undefined;
  const isOrdered = order !== undefined;
  const shape = useMemo(
    () => listShape(columns, { width: width / scale, isCoarse, isPhone, isSelectable, isOrdered, rowPx }),
    [columns, width, scale, isCoarse, isPhone, isSelectable, isOrdered, rowPx],
  );
  const rowHeight = shape.rowHeight * scale;
  const canOrder = isOrdered && view.sort === null && !isNarrowed(view);
  const sortable = useSortable({
    keys: listed,
    nameOf: (key) => {
      const row = page.rows.find(({ id }) => id === key);
      return row ? rowName(row.original) : '';
    },
    rowHeight,
    onOrder: canOrder ? order.onOrder : null,
    onAskWhere: order?.onAskWhere,
  });
  const ids = sortable.keys;
  const shown = useMemo(
    () => (ids === listed ? page.rows : inOrder(page.rows, ids, ({ id }) => id)),
    [page.rows, listed, ids],
  );
  const isWhole = !isOrdered && shown.length <= MOST_WHOLE;
  const all = { from: 0, to: shown.length };
  const inSight = useVisibleRange(body, isWhole ? 0 : shown.length, rowHeight);
  const range = isWhole ? { window: all, drawn: all } : inSight;
  const isSelected = (id: string) => selection[id] === true;
  const { activeIndex, gridProps } = useGridFocus({
    grid,
    ids,
    rowHeight,
    selection: isSelectable ? { isSelected, select } : null,
  });
  const drawn = useDrawnRows(shown, range, activeIndex);

  const bar = useBarFocus(grid, selected.length > 0);
  const barElement = useRef<HTMLElement>(null);
  useStickyBar(barElement, 'bottom', actions !== undefined && selected.length > 0);
  const lastChecked = useRef<string | null>(null);
  const latest = useRef({ ids, select });
  latest.current = { ids, select };
  const onSelect = useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const { ids, select } = latest.current;
    const [one, other] = [ids.indexOf(lastChecked.current ?? id), ids.indexOf(id)];
    const many = isRange && one >= 0 ? ids.slice(Math.min(one, other), Math.max(one, other) + 1) : [id];
    select(many, isOn);
    lastChecked.current = id;
  }, []);

  const hidden = selected.length - found.filter(({ id }) => isSelected(id)).length;
  const style = {
    '--tracks': shape.tracks,
    '--row-px': rem(isWhole ? shape.leastHeight : shape.rowHeight),
    '--card-columns': shape.cardColumns,
    '--card-head': rem(isWhole ? 48 : shape.cardHead),
    '--card-labels': shape.labelLines,
  } as CSSProperties;
  const sorts = list ? props.sorts : undefined;
  const isSortable = ({ id, value }: Column<Row>) =>
    list ? sorts?.includes(id) === true : value !== undefined;
  const counted = props.counted ?? ((shown: number, all: number) => tableTexts.counted(shown, all, noun));
  const numbered = list?.numbered;
  const count = numbered?.total ?? (list ? null : found.length);
  const showAll = isNarrowed(view) ? () => setView({ ...WHOLE_VIEW, sort: view.sort }) : null;
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={style}
      data-cards={shape.isCards || undefined}
      data-whole={isWhole || undefined}
    >
      <TableTools
        {...props}
        view={view}
        onView={setView}
        isSearchable={list ? props.searchLabel !== undefined : props.searchText !== undefined}
        isSortable={isSortable}
        // The foot of a paged list shows the count instead.
        count={count === null || (list && !list.data) ? null : counted(count, numbered?.total ?? rows.length)}
        canSort={shape.isCards}
        selectAll={
          shape.isCards && isSelectable
            ? { isAll: isAllSelected, isSome: selected.length > 0, onChange: selectAll }
            : null
        }
      />
      {totals && shown.length > 0 ? (
        <section className={classes.totals} aria-label={tableTexts.totals}>
          <Facts facts={totals} columns="short" isStrong />
        </section>
      ) : null}
      {shown.length === 0 && list ? (
        <ServedFace {...props} list={list} columns={columns.length} onShowAll={showAll} />
      ) : shown.length === 0 ? (
        <NothingFound onShowAll={showAll} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a native table renders all rows and cannot become cards
        <div
          {...gridProps}
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={list?.hasMore ? -1 : shown.length + 1}
          aria-busy={list?.isStale || undefined}
          aria-multiselectable={isSelectable || undefined}
          className={classes.grid}
        >
          <TableHead
            columns={columns}
            isSortable={isSortable}
            view={view}
            onView={setView}
            shape={shape}
            isAllSelected={isAllSelected}
            isSomeSelected={selected.length > 0}
            onSelectAll={isSelectable ? selectAll : null}
            isOrdered={isOrdered}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: as the table */}
          <div
            {...(isOrdered ? sortable.listProps : {})}
            ref={body}
            role="rowgroup"
            data-dragging={sortable.draggedKey !== null || undefined}
            className={classes.body}
            style={isWhole ? undefined : { height: shown.length * rowHeight }}
          >
            {drawn.map((index) => {
              const row = shown[index];
              return row ? (
                <TableRow
                  key={row.id}
                  id={row.id}
                  row={row.original}
                  name={rowName(row.original)}
                  index={index}
                  top={isWhole ? null : index * rowHeight}
                  columns={columns}
                  link={link}
                  onOpen={onOpen}
                  isSelected={isSelectable ? isSelected(row.id) : null}
                  onSelect={onSelect}
                  grip={isOrdered ? (canOrder ? 'live' : 'paused') : null}
                  shift={sortable.shiftOf(index)}
                  isDragged={row.id === sortable.draggedKey}
                />
              ) : null;
            })}
          </div>
        </div>
      )}
      {isOrdered ? sortable.around : null}
      <PageTurner
        at={numbered ? { ...numbered, rows: shown.length } : page.at}
        onTurn={() => frame.current?.scrollIntoView({ block: 'nearest' })}
      />
      {list && !numbered && shown.length > 0 ? (
        <ListFoot list={list} noun={noun} total={props.total} />
      ) : null}
      {actions && selected.length > 0 ? (
        <section {...bar.props} ref={barElement} className={classes.actions} aria-label={tableTexts.actions}>
          <p className={classes.selected} role="status">
            <strong>{tableTexts.selected(selected.length, noun)}</strong>
            {hidden > 0 ? <span>{tableTexts.hidden(hidden)}</span> : null}
          </p>
          <div className={classes.actionButtons}>{actions(selected, clear)}</div>
          <Button variant="subtle" onClick={clear}>
            {tableTexts.clear}
          </Button>
        </section>
      ) : null}
    </div>
  );
}
