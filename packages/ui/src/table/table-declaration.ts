import type { ReactNode } from 'react';

/** One column of a list. `id` is also its word in the address. */
export interface Column<Row> {
  id: string;
  title: string;
  /** What the column is about: shown by `kind`, and what it is sorted by. Null: nothing there, sorted last. */
  value?: (row: Row) => string | number | null;
  /** `text`; `number` and `money` (integer cents) stand right-aligned in tabular figures. */
  kind?: 'text' | 'number' | 'money';
  /**
   * Draws the cell instead of the plain value: labels, switches, fields. What can be operated in it needs no tab stops of
   * its own: the table's arrows reach it, and Enter goes into a field.
   */
  cell?: (row: Row) => ReactNode;
  /** It holds a field: a card leaves the room one takes. */
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
  /** The title is for screen readers: what the column holds speaks for itself. */
  isTitleHidden?: boolean;
}

/** One choice that narrows the list; without a choice everything is shown. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  options: readonly { value: string; label: string; matches: (row: Row) => boolean }[];
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

/** What a table is made of, as its screen declares it. */
export interface TableSource<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  filters?: readonly TableFilter<Row>[];
  /** The words a search looks through. */
  searchText?: (row: Row) => string;
}

export interface DataTableProps<Row> extends TableSource<Row> {
  /** Names the list: 'Bairros de São Paulo'. */
  label: string;
  /** One of its rows and many, for counts: 'bairro', 'bairros'. */
  noun: readonly [one: string, many: string];
  /** How many are shown of how many there are, in words; by default of `noun`. */
  counted?: (shown: number, all: number) => string;
  /** A row in words, for its checkbox. */
  rowName: (row: Row) => string;
  searchLabel?: string;
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
