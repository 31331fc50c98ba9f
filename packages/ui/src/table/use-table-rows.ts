import { searchable } from '@comanda/domain/kit/text/searchable';
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableSource, TableView } from './table-declaration.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
/** A NUL character, so that no column has this id. */
const searchId = '\u0000search';

function columnsOf<Row extends object>({ columns, filters = [], searchText }: TableSource<Row>) {
  const sorted = columns.map(
    ({ id, value }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row) => value?.(row) ?? undefined,
      enableSorting: value !== undefined,
      sortUndefined: 'last',
      sortFn: (one, other) => {
        const [a, b] = [one.getValue(id), other.getValue(id)];
        return typeof a === 'number' && typeof b === 'number'
          ? a - b
          : collator.compare(String(a), String(b));
      },
    }),
  );
  const chosen = filters.map(
    ({ id, options }): ColumnDef<typeof features, Row> => ({
      id: `filter:${id}`,
      accessorFn: () => null,
      filterFn: (row, _column, wanted) =>
        options?.find(({ value }) => value === wanted)?.matches?.(row.original) ?? true,
    }),
  );
  const searched: ColumnDef<typeof features, Row> = {
    id: searchId,
    accessorFn: (row) => searchable(searchText?.(row) ?? ''),
    filterFn: (row, column, words) =>
      Array.isArray(words) && words.every((word) => row.getValue<string>(column).includes(word)),
  };
  return [...sorted, ...chosen, searched];
}

/** Rows of a view, searched, sorted and selected by TanStack Table. A selection survives other views. */
export function useTableRows<Row extends object>(source: TableSource<Row>, view: TableView) {
  const { rows, rowKey, columns, filters, searchText } = source;
  const [selection, setSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(
    () => columnsOf({ rows: [], rowKey, columns, filters, searchText }),
    [rowKey, columns, filters, searchText],
  );
  const state = useMemo(() => {
    const words = searchable(view.search).split(/\s+/).filter(Boolean);
    return {
      sorting: view.sort ? [{ id: view.sort.column, desc: view.sort.isDescending }] : [],
      columnFilters: [
        ...Object.entries(view.filters).map(([id, value]) => ({ id: `filter:${id}`, value })),
        ...(words.length > 0 ? [{ id: searchId, value: words }] : []),
      ],
    };
  }, [view]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: (row) => String(rowKey(row)),
    state: { ...state, rowSelection: selection },
    onRowSelectionChange: setSelection,
  });
  const shown = table.getRowModel().rows;
  const known = table.getCoreRowModel().rowsById;
  return {
    shown,
    selection,
    /** Includes rows hidden by the view, but no removed ones. */
    selected: Object.keys(selection).flatMap((id) => known[id]?.original ?? []),
    isAllSelected: shown.length > 0 && shown.every(({ id }) => selection[id]),
    /** Selects or deselects rows by id; the others do not change. */
    select: (ids: readonly string[], isSelected: boolean) =>
      setSelection((before) => {
        const next = { ...before };
        for (const id of ids) {
          if (isSelected) next[id] = true;
          else delete next[id];
        }
        return next;
      }),
    clear: () => setSelection({}),
  };
}

export type TableRows<Row extends object> = ReturnType<typeof useTableRows<Row>>;
/** A row of the table, with its key as a string. */
export type FoundRow<Row extends object> = Pick<TableRows<Row>['shown'][number], 'id' | 'original'>;
