import classes from './data-table.module.css';
import type { ListShape } from './list-shape.ts';
import type { Column, DataTableProps, TableView } from './table-declaration.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { TableGridState } from './use-table-grid.ts';
import type { TableRows } from './use-table-rows.ts';

interface TableGridProps<Row extends object> {
  table: DataTableProps<Row>;
  state: TableGridState<Row>;
  found: TableRows<Row>;
  shape: ListShape;
  view: TableView;
  onView: (view: TableView) => void;
  isSortable: (column: Column<Row>) => boolean;
  /** Null: rows cannot be selected. */
  onSelectAll: ((isSelected: boolean) => void) | null;
}

/** Head and rows of a list. For arrow keys and screen readers, they are one grid. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { table, state, found, shape, view, onView, isSortable, onSelectAll } = props;
  const { list } = table;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native table renders all rows and cannot become cards
    <div
      {...state.gridProps}
      ref={state.grid}
      role="grid"
      tabIndex={-1}
      aria-label={table.label}
      aria-rowcount={list?.hasMore ? -1 : state.shown.length + 1}
      aria-busy={list?.isStale || undefined}
      aria-multiselectable={onSelectAll !== null || undefined}
      className={classes.grid}
    >
      <TableHead
        columns={table.columns}
        isSortable={isSortable}
        view={view}
        onView={onView}
        shape={shape}
        isAllSelected={found.isAllSelected}
        isSomeSelected={found.selected.length > 0}
        onSelectAll={onSelectAll}
        isOrdered={table.order !== undefined}
      />
      <TableBody table={table} state={state} />
    </div>
  );
}

function TableBody<Row extends object>({ table, state }: Pick<TableGridProps<Row>, 'table' | 'state'>) {
  const { columns, rowName, link, onOpen, actions, order } = table;
  const { shown, drawn, isComplete, rowHeight, sortable } = state;
  const grip = state.canOrder ? 'live' : 'paused';
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the table
    <div
      {...(order ? sortable.listProps : {})}
      ref={state.body}
      role="rowgroup"
      data-dragging={sortable.draggedKey !== null || undefined}
      className={classes.body}
      style={isComplete ? undefined : { height: shown.length * rowHeight }}
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
            top={isComplete ? null : index * rowHeight}
            columns={columns}
            link={link}
            onOpen={onOpen}
            isSelected={actions ? state.isSelected(row.id) : null}
            onSelect={state.onSelect}
            grip={order ? grip : null}
            shift={sortable.shiftOf(index)}
            isDragged={row.id === sortable.draggedKey}
          />
        ) : null;
      })}
    </div>
  );
}
