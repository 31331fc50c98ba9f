import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import type { ReactNode } from 'react';

/** The store of a row, in lists over all stores. */
export const storeColumn = <Row extends { storeName: string }>(title: string): Column<Row> => ({
  id: 'loja',
  title,
  value: ({ storeName }) => storeName,
  lines: 2,
  grow: 2,
});

/** A time of a row. */
export const momentColumn = <Row>(id: string, title: string, at: (row: Row) => number): Column<Row> => ({
  id,
  title,
  value: (row) => formatDateTime(new Date(at(row))),
  lines: 2,
});

/** The menu of a row's actions. On phones it is in the corner of the row's card. */
export const actionsColumn = <Row>(title: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'acoes',
  title,
  isTitleHidden: true,
  onCard: 'corner',
  minWidth: 60,
  grow: 0,
  cell,
});
