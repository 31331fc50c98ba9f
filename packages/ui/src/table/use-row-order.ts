import { useMemo } from 'react';
import { inOrder } from '../sortable/moved.ts';
import { useSortable } from '../sortable/use-sortable.tsx';
import type { TableDeclaration } from './table-declaration.ts';
import type { FoundRow } from './use-table-rows.ts';

/** Rows of a page in the order that the user set with handle or keys. */
export function useRowOrder<Row extends object>(
  rows: readonly FoundRow<Row>[],
  { rowName, order }: Pick<TableDeclaration<Row>, 'rowName' | 'order'>,
  { canOrder, rowHeight }: { canOrder: boolean; rowHeight: number },
) {
  const listed = useMemo(() => rows.map(({ id }) => id), [rows]);
  const sortable = useSortable({
    keys: listed,
    nameOf: (key) => {
      const row = rows.find(({ id }) => id === key);
      return row ? rowName(row.original) : '';
    },
    rowHeight,
    onOrder: canOrder && order ? order.onOrder : null,
    onMoveRequest: order?.onMoveRequest,
  });
  const ids = sortable.keys;
  const shown = useMemo(
    () => (ids === listed ? rows : inOrder(rows, ids, ({ id }) => id)),
    [rows, listed, ids],
  );
  return { sortable, shown };
}
