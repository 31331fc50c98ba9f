import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Period } from '@comanda/domain/kit/time/day-range';
import type { ReactNode } from 'react';

/** A column of a list. `id` is also its name in the address. */
export interface Column<Row> {
  id: string;
  title: string;
  /**
   * Value of the column, formatted by `kind` and used for sorting. Null: the cell is empty and sorted last.
   */
  value?: (row: Row) => string | number | null;
  /** `text`; `date`, sorted from old to new; `number` and `money` (integer cents), right-aligned. */
  kind?: 'text' | 'date' | 'number' | 'money';
  /**
   * Renders the cell instead of the plain value: labels, switches, fields. Controls inside need no tab stops,
   * because the table's arrow keys reach them. Enter focuses a field.
   */
  cell?: (row: Row) => ReactNode;
  /**
   * True: the cell contains a field, or a button below a visible title. Cards then reserve enough height for
   * it.
   */
  isField?: boolean;
  /** Minimum width in px. If the columns do not fit, rows become cards. Default 120. */
  minWidth?: number;
  /** Share of the remaining width that the column gets. Default 1. */
  grow?: number;
  /**
   * Position on a card. `body`: the value below its title (default). `corner`: beside the name. `name`: names
   * the row, instead of the first column.
   */
  onCard?: 'body' | 'corner' | 'name';
  /** Maximum number of lines of text; the rest is cut off. Default: 2 in the table, 1 on a card. */
  lines?: number;
  /**
   * True: only screen readers get the title, because the column contains a button or a menu. Cards reserve
   * enough height for it.
   */
  isTitleHidden?: boolean;
}

/** A filter of the list. Without a chosen option, all rows are shown. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  /** `segmented`: all choices are visible. `number`: the user types digits instead of choosing an option. */
  kind?: 'select' | 'segmented' | 'number';
  /** Label of the option that means no filter. */
  all?: string;
  /**
   * The choices. `matches` filters lists that are completely loaded; other lists are filtered by the server.
   */
  options?: readonly { value: string; label: string; matches?: (row: Row) => boolean }[];
}

/** Days of a list. The address stores this period with the rest of the view. */
export interface TablePeriod {
  value: Period;
  /** Today in the calendar of the store. */
  today: CalendarDate;
  onChange: (period: Period) => void;
}

/** A list that the server searches, sorts and pages: see `client/table/use-paged.ts`. */
export interface ServedRows<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  /** The failure of the last request. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** True while the visible rows are replaced by other rows. */
  isStale: boolean;
  hasMore: boolean;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
  more: () => void;
  /** Numbered pages, counted from 1. Absent for a list that loads more rows. */
  numbered?: { page: number; pages: number; from: number; total: number; goTo: (page: number) => void };
}

/**
 * Search, filters, order and page of a list. The address stores the view, so that Back and reload restore it.
 */
export interface TableView {
  search: string;
  /** The chosen options, by the id of their filter. */
  filters: Readonly<Record<string, string>>;
  sort: { column: string; isDescending: boolean } | null;
}

export const DEFAULT_VIEW: TableView = { search: '', filters: {}, sort: null };

type Sort = NonNullable<TableView['sort']>;

/** Writes a sort order as one word: `taxa` for ascending, `-taxa` for descending. */
export function wordOfSort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column;
}

export function sortOfWord(word: string): Sort {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}

/** True if search or filters hide rows. */
export function isNarrowed({ search, filters }: TableView): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0;
}

/** Rows and options of a table that is completely loaded. */
export interface TableSource<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  filters?: readonly TableFilter<Row>[];
  /** Returns the text of a row that the search looks in. */
  searchText?: (row: Row) => string;
}

/** All rows of the table, or a list of the server with the texts for its states. */
type RowsOrList<Row> =
  | { rows: readonly Row[]; list?: undefined }
  | {
      list: ServedRows<Row>;
      rows?: undefined;
      /** Error title. */
      failed: string;
      /** Advice that is shown beside the retry button. */
      failedHint?: ReactNode;
      /** Content of an empty list. A search or filter without results shows a different text. */
      empty: ReactNode;
      /** Total number of rows, if the server sends it. */
      total?: number | undefined;
      /** Ids of columns that the server can sort by. */
      sorts?: readonly string[];
    };

export type DataTableProps<Row> = TableDeclaration<Row> & RowsOrList<Row>;

export interface TableDeclaration<Row> extends Omit<TableSource<Row>, 'rows'> {
  /** Name of the list: 'Bairros de São Paulo'. */
  label: string;
  /** The noun for one row, and the noun for many rows: 'bairro', 'bairros'. */
  noun: readonly [one: string, many: string];
  /** Text for 'shown of all'. Default: made with `noun`. */
  counted?: (shown: number, all: number) => string;
  /** Returns the name of a row, for the label of its checkbox. */
  rowName: (row: Row) => string;
  /** Label of the search, for a list of the server. Without it, the list has no search. */
  searchLabel?: string;
  period?: TablePeriod;
  /**
   * Renders the row's name inside a link. The whole row then becomes clickable. The function must be stable.
   */
  link?: (row: Row, name: ReactNode) => ReactNode;
  /** Opens the details of a row over the list, e.g. in a dialog. */
  onOpen?: (row: Row) => void;
  /** Totals of all found rows, above the list: 'Soma', 'R$ 1.250,00'. */
  totals?: readonly (readonly [name: string, value: ReactNode])[] | undefined;
  /** Content next to search and filters. */
  tools?: ReactNode;
  /** Renders actions on the selected rows. Without it, rows cannot be selected. */
  actions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** The view and its setter, if the address stores the view. Otherwise the table stores it. */
  view?: readonly [TableView, (view: TableView) => void];
  /**
   * Saves the row order that the user set with the drag handle or the keyboard. If it resolves to false, the
   * table restores the previous order. Searched,
   * filtered or sorted rows cannot be moved. See `useSortable`, also for `onMoveRequest`.
   */
  order?:
    | {
        onOrder: (keys: string[], before: readonly string[]) => Promise<boolean>;
        onMoveRequest?: (key: string) => void;
      }
    | undefined;
  /** Height of a table row in px, for content of two lines. */
  rowPx?: number;
  /** Number of rows per page. Without it, the list has no pages and scrolls. */
  pageSize?: number;
}
