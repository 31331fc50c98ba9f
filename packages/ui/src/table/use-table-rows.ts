import { searchable } from '@comanda/domain/kit/text/searchable';
import { useMemo, useState } from 'react';
import type { TableSource, TableView } from './table-declaration.ts';

interface KeyedRow<Row> {
  id: string;
  original: Row;
}

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Returns the rows that match every chosen filter and whose search text contains every typed word. */
function found<Row>(
  keyed: readonly KeyedRow<Row>[],
  textOf: (row: Row) => string,
  filters: TableSource<Row>['filters'],
  view: TableView,
) {
  const words = searchable(view.search).split(/\s+/).filter(Boolean);
  const matches = Object.entries(view.filters).flatMap(([id, wanted]) => {
    const option = filters
      ?.find((filter) => filter.id === id)
      ?.options?.find(({ value }) => value === wanted);
    return option?.matches ?? [];
  });
  return keyed.filter(
    ({ original }) =>
      words.every((word) => textOf(original).includes(word)) && matches.every((match) => match(original)),
  );
}

/**
 * Sorts rows by the value of one column. Rows with equal values stay in their order, and rows without a value
 * come last.
 */
function sorted<Row>(
  rows: readonly KeyedRow<Row>[],
  columns: TableSource<Row>['columns'],
  sort: TableView['sort'],
) {
  const value = columns.find(({ id }) => id === sort?.column)?.value;
  if (sort === null || value === undefined) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: value(row.original) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return direction * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** Rows of a view, searched and sorted, with their selection. The selection survives a change of the view. */
export function useTableRows<Row extends object>(source: TableSource<Row>, view: TableView) {
  const { rows, rowKey, columns, filters, searchText } = source;
  const [selection, setSelection] = useState<Readonly<Record<string, true>>>({});
  /**
   * Search text of each row. It is computed once, because each letter typed in the search reads all texts.
   */
  const [texts] = useState(() => new WeakMap<Row, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's key never changes, but its function is often new
  const keyed = useMemo(() => rows.map((original) => ({ id: String(rowKey(original)), original })), [rows]);
  const known = useMemo(() => new Map(keyed.map(({ id, original }) => [id, original])), [keyed]);
  const shown = useMemo(() => {
    const textOf = (row: Row) => {
      const text = texts.get(row) ?? searchable(searchText?.(row) ?? '');
      texts.set(row, text);
      return text;
    };
    return sorted(found(keyed, textOf, filters, view), columns, view.sort);
  }, [keyed, texts, searchText, filters, columns, view]);
  return {
    shown,
    selection,
    /** Selected rows, including those that the view hides, but without removed rows. */
    selected: Object.keys(selection).flatMap((id) => known.get(id) ?? []),
    isAllSelected: shown.length > 0 && shown.every(({ id }) => selection[id]),
    /** Selects or deselects the rows with these ids. All other rows stay unchanged. */
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
