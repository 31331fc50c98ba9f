import { type CSSProperties, useRef, useState } from 'react';
import { Facts } from '../label/facts.tsx';
import { rem } from '../letter-scale.ts';
import classes from './data-table.module.css';
import { ListFoot } from './list-foot.tsx';
import type { ListShape } from './list-shape.ts';
import { PageTurner } from './page-turner.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { NothingFound, ServedFace } from './served-face.tsx';
import { type Column, type DataTableProps, DEFAULT_VIEW, isNarrowed } from './table-declaration.ts';
import { TableGrid } from './table-grid.tsx';
import { TableTools } from './table-tools.tsx';
import { tableTexts } from './texts.ts';
import { useListShape } from './use-list-shape.ts';
import { usePage } from './use-page.ts';
import { useTableGrid } from './use-table-grid.ts';
import { useTableRows } from './use-table-rows.ts';

const NO_ROWS: readonly never[] = [];

/**
 * A list with search, filters, sorting and selection, for mouse, finger and keys. `rows`, `columns`,
 * `filters` and the functions must be stable between renders. Rows have their natural height. Long or
 * sortable lists have one row height and render only visible rows. If columns do not fit, rows become cards.
 * With `list`, the server searches, sorts and pages.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, actions, list } = props;
  const ownView = useState(DEFAULT_VIEW);
  const [view, setView] = props.view ?? ownView;
  const rows: readonly Row[] = list ? (list.data ?? NO_ROWS) : props.rows;
  // With `list`, the server has already searched, filtered and sorted these rows.
  const found = useTableRows({ ...props, rows }, list ? DEFAULT_VIEW : view);
  const page = usePage(found.shown, view, props.pageSize);
  const frame = useRef<HTMLDivElement>(null);
  const { shape, rowHeight } = useListShape(frame, props);
  const grid = useTableGrid(props, { rows: page.rows, found, view, rowHeight });
  const { shown, isComplete } = grid;
  const isSortable = sortableBy(props);
  const selectAll = (isOn: boolean) =>
    found.select(
      found.shown.map(({ id }) => id),
      isOn,
    );
  const numbered = list?.numbered;
  const showAll = isNarrowed(view) ? () => setView({ ...DEFAULT_VIEW, sort: view.sort }) : null;
  const isSearchable = list ? props.searchLabel !== undefined : props.searchText !== undefined;
  const onView = { view, onView: setView, isSortable };
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={styleOf(shape, isComplete)}
      data-cards={shape.isCards || undefined}
      data-whole={isComplete || undefined}
    >
      <TableTools
        {...props}
        {...onView}
        isSearchable={isSearchable}
        count={countInWords(props, { shown: found.shown.length, all: rows.length })}
        canSort={shape.isCards}
        selectAll={
          shape.isCards && actions
            ? { isAll: found.isAllSelected, isSome: found.selected.length > 0, onChange: selectAll }
            : null
        }
      />
      <Totals totals={shown.length > 0 ? props.totals : undefined} />
      {shown.length > 0 ? (
        <TableGrid
          table={props}
          state={grid}
          found={found}
          shape={shape}
          {...onView}
          onSelectAll={actions ? selectAll : null}
        />
      ) : list ? (
        <ServedFace {...props} list={list} columns={columns.length} onShowAll={showAll} />
      ) : (
        <NothingFound onShowAll={showAll} />
      )}
      {props.order ? grid.sortable.around : null}
      <PageTurner
        at={numbered ? { ...numbered, rows: shown.length } : page.at}
        onTurn={() => frame.current?.scrollIntoView({ block: 'nearest' })}
      />
      {list && !numbered && shown.length > 0 ? (
        <ListFoot list={list} noun={props.noun} total={props.total} />
      ) : null}
      <SelectionBar
        noun={props.noun}
        actions={actions}
        grid={grid.grid}
        selected={found.selected}
        hidden={found.selected.length - found.shown.filter(({ id }) => grid.isSelected(id)).length}
        onClear={found.clear}
      />
    </div>
  );
}

function Totals({ totals }: Pick<DataTableProps<never>, 'totals'>) {
  return totals ? (
    <section className={classes.totals} aria-label={tableTexts.totals}>
      <Facts facts={totals} columns="short" isStrong />
    </section>
  ) : null;
}

function styleOf(shape: ListShape, isComplete: boolean): CSSProperties {
  return {
    '--tracks': shape.tracks,
    '--row-px': rem(isComplete ? shape.minHeight : shape.rowHeight),
    '--card-columns': shape.cardColumns,
    '--card-head': rem(isComplete ? 48 : shape.cardHead),
    '--card-labels': shape.labelLines,
  } as CSSProperties;
}

function sortableBy<Row>(table: DataTableProps<Row>): (column: Column<Row>) => boolean {
  const sorts = table.list ? (table.sorts ?? []) : null;
  return ({ id, value }) => (sorts ? sorts.includes(id) : value !== undefined);
}

/** Number of rows as text. Null for a paged list, whose footer shows the number. */
function countInWords<Row>(
  { list, noun, counted }: DataTableProps<Row>,
  { shown, all }: { shown: number; all: number },
): string | null {
  const total = list?.numbered?.total;
  const count = total ?? (list ? null : shown);
  if (count === null || (list && !list.data)) return null;
  return counted ? counted(count, total ?? all) : tableTexts.counted(count, total ?? all, noun);
}
