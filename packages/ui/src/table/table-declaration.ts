import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Period } from '@comanda/domain/time/day-range';
import type { ReactNode } from 'react';

/** One column of a list. `id` is also its word in the address. */
export interface Column<Row> {
  id: string;
  title: string;
  /** What the column is about: shown by `kind`, and what it is sorted by. Null: nothing there, sorted last. */
  value?: (row: Row) => string | number | null;
  /** `text`; `date`, sorted from old to new; `number` and `money` (integer cents) stand right-aligned in tabular figures. */
  kind?: 'text' | 'date' | 'number' | 'money';
  /**
   * Draws the cell instead of the plain value: labels, switches, fields. What can be operated in it needs no tab stops of
   * its own: the table's arrows reach it, and Enter goes into a field.
   */
  cell?: (row: Row) => ReactNode;
  /** It holds a field, or a button under a title that is read: a card leaves the room one takes. */
  isField?: boolean;
  /** A table has room for this many px in every column, or its rows are cards. Default 120. */
  minWidth?: number;
  /** Its share of what room is left, default 1. */
  grow?: number;
  /**
   * Where it stands on a card: `body` with its title above (default), `corner`, beside the name, or `name`: it names the
   * row, in the first column's stead.
   */
  onCard?: 'body' | 'corner' | 'name';
  /** Its words take so many lines at most, the rest is cut off; default 2 in the table, 1 on a card. */
  lines?: number;
  /** The title is for screen readers: what the column holds, a button or a menu, speaks for itself, and has its room on a card. */
  isTitleHidden?: boolean;
}

/** One choice that narrows the list; without a choice everything is shown. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  /** `segmented`: all choices in sight. `number`: digits somebody types, without options. */
  kind?: 'select' | 'segmented' | 'number';
  /** What the choice of everything is called. */
  all?: string;
  /** `matches` is for lists whose rows are all here; otherwise the server knows. */
  options?: readonly { value: string; label: string; matches?: (row: Row) => boolean }[];
}

/** The days a list is of; the period itself stands among the words of its view. */
export interface TablePeriod {
  value: Period;
  /** The day it is where the days count. */
  today: CalendarDate;
  onChange: (period: Period) => void;
}

/** A list that the server finds, sorts and pages: see `client/table/use-paged.ts`. */
export interface ServedRows<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  /** Why the rows are not here. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Other rows are on their way. */
  isStale: boolean;
  hasMore: boolean;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
  more: () => void;
  /** Where its pages have numbers, from 1. */
  numbered?: { page: number; pages: number; from: number; total: number; goTo: (page: number) => void };
}

/** What a person is looking at: kept in the address, so that going back and reloading find it again. */
export interface TableView {
  search: string;
  /** The chosen option by filter id. */
  filters: Readonly<Record<string, string>>;
  sort: { column: string; isDescending: boolean } | null;
}

export const WHOLE_VIEW: TableView = { search: '', filters: {}, sort: null };

type Sort = NonNullable<TableView['sort']>;

/** An order as one word: `taxa` upwards, `-taxa` downwards. */
export function wordOfSort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column;
}

export function sortOfWord(word: string): Sort {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}

/** Whether a view hides rows. */
export function isNarrowed({ search, filters }: TableView): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0;
}

/** What a table of rows that are all here is made of. */
export interface TableSource<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  filters?: readonly TableFilter<Row>[];
  /** The words a search looks through. */
  searchText?: (row: Row) => string;
}

/** All the rows, or a list of the server's with the words of its faces. */
type RowsOrList<Row> =
  | { rows: readonly Row[]; list?: undefined }
  | {
      list: ServedRows<Row>;
      rows?: undefined;
      /** What could not be loaded. */
      failed: string;
      /** What to do about it besides asking again. */
      failedHint?: ReactNode;
      /** The face of nothing at all; where something is searched or filtered it is told that nothing was found. */
      empty: ReactNode;
      /** How many there are altogether, where the server says so. */
      total?: number | undefined;
      /** Columns it can be sorted by. */
      sorts?: readonly string[];
    };

export type DataTableProps<Row> = TableDeclaration<Row> & RowsOrList<Row>;

export interface TableDeclaration<Row> extends Omit<TableSource<Row>, 'rows'> {
  /** Names the list: 'Bairros de São Paulo'. */
  label: string;
  /** One of its rows and many, for counts: 'bairro', 'bairros'. */
  noun: readonly [one: string, many: string];
  /** How many are shown of how many there are, in words; by default of `noun`. */
  counted?: (shown: number, all: number) => string;
  /** A row in words, for its checkbox. */
  rowName: (row: Row) => string;
  /** With a list of the server's: it can be searched. */
  searchLabel?: string;
  period?: TablePeriod;
  /** Makes the row's name a way to its screen, and all of the row with it; the same function every time. */
  link?: (row: Row, name: ReactNode) => ReactNode;
  /** The same where the row opens over the list, as a dialog does. */
  onOpen?: (row: Row) => void;
  /** Of all rows that are found, above them: 'Soma', 'R$ 1.250,00'. */
  totals?: readonly (readonly [name: string, value: ReactNode])[] | undefined;
  /** Stands beside search and filters. */
  tools?: ReactNode;
  /** What can be done with selected rows; with it rows can be selected. */
  actions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** What is looked at and how it changes, when somebody else keeps it (the address); otherwise the table does. */
  view?: readonly [TableView, (view: TableView) => void];
  /**
   * Saves the order people put the rows in, by handle or keys; false puts them back. Rows that are searched, filtered or
   * sorted stay where they are. See `useSortable`; there as well what `onAskWhere` is.
   */
  order?:
    | {
        onOrder: (keys: string[], before: readonly string[]) => Promise<boolean>;
        onAskWhere?: (key: string) => void;
      }
    | undefined;
  /** Height of a row of the table in px, where what stands in it takes more than a line or two. */
  rowPx?: number;
  /** Rows of a page. Without it the list is one that scrolls, however long it is. */
  pageSize?: number;
}
