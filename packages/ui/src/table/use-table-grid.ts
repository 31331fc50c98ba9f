import { useRef } from 'react';
import { type DataTableProps, isNarrowed, type TableView } from './table-declaration.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowChecks } from './use-row-checks.ts';
import { useRowOrder } from './use-row-order.ts';
import type { FoundRow, TableRows } from './use-table-rows.ts';
import { useVisibleRange } from './use-visible-range.ts';

/** Maximum number of rows with natural height. */
const MAX_WHOLE = 150;

interface GridSource<Row extends object> {
  /** Rows of the current page. */
  rows: readonly FoundRow<Row>[];
  found: TableRows<Row>;
  view: TableView;
  rowHeight: number;
}

/** The grid of a list: order, focus and selection of its rows, and which rows are rendered. */
export function useTableGrid<Row extends object>(
  table: DataTableProps<Row>,
  { rows, found, view, rowHeight }: GridSource<Row>,
) {
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isOrdered = table.order !== undefined;
  const canOrder = isOrdered && view.sort === null && !isNarrowed(view);
  const { sortable, shown } = useRowOrder(rows, table, { canOrder, rowHeight });
  const isComplete = !isOrdered && shown.length <= MAX_WHOLE;
  const all = { from: 0, to: shown.length };
  const inSight = useVisibleRange(body, isComplete ? 0 : shown.length, rowHeight);
  const isSelected = (id: string) => found.selection[id] === true;
  const { activeIndex, gridProps } = useGridFocus({
    grid,
    ids: sortable.keys,
    rowHeight,
    selection: table.actions === undefined ? null : { isSelected, select: found.select },
  });
  const drawn = useDrawnRows(shown, isComplete ? { window: all, drawn: all } : inSight, activeIndex);
  const onSelect = useRowChecks(sortable.keys, found.select);
  return {
    grid,
    body,
    gridProps,
    sortable,
    canOrder,
    shown,
    drawn,
    isComplete,
    rowHeight,
    isSelected,
    onSelect,
  };
}

export type TableGridState<Row extends object> = ReturnType<typeof useTableGrid<Row>>;
