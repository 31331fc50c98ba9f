import { readReais } from '@comanda/domain/kit/cents/read-reais';
import type { FlavourColumn, FlavourGrid } from '@comanda/domain/menu/menu/flavour-grid';
import { formatMoney } from '@comanda/web/formats/format-money';

/** The user's edits of a grid. Cells without an edit show the saved grid, also after another user saves. */
export interface GridEdits {
  /** Typed texts by {@link cellKey}. */
  cells: Readonly<Record<string, string>>;
  /** Added flavours, by stock item id. */
  added: readonly number[];
  columns: Readonly<Record<string, Partial<Pick<FlavourColumn, 'least' | 'most' | 'rule'>>>>;
  /** The versions of the groups at the first edit, by column. */
  seen: readonly (number | null)[];
}

/** A grid on the screen: prices are texts, as people type them. */
export interface ShownGrid {
  columns: readonly FlavourColumn[];
  rows: readonly { stockItemId: number; texts: readonly string[] }[];
}

export const columnKey = (sizeId: number | null) => String(sizeId ?? 'whole');
export const cellKey = (stockItemId: number, sizeId: number | null) => `${stockItemId}:${columnKey(sizeId)}`;

export const noEdits = ({ columns }: FlavourGrid): GridEdits => ({
  ...{ cells: {}, added: [], columns: {} },
  seen: columns.map(({ version }) => version),
});

const written = (cents: number | null) => (cents === null ? '' : formatMoney(cents).replace(/R\$\s/, ''));

/** The saved grid with the user's edits. */
export function shownGrid(saved: FlavourGrid, edits: GridEdits | null): ShownGrid {
  if (edits === null)
    return {
      columns: saved.columns,
      rows: saved.rows.map(({ stockItemId, pricesCents }) => ({
        stockItemId,
        texts: pricesCents.map(written),
      })),
    };
  const known = new Set(saved.rows.map(({ stockItemId }) => stockItemId));
  const none = saved.columns.map(() => null);
  const rows = [
    ...saved.rows,
    ...edits.added.filter((id) => !known.has(id)).map((stockItemId) => ({ stockItemId, pricesCents: none })),
  ];
  return {
    columns: saved.columns.map((column, at) => ({
      ...column,
      version: edits.seen[at] ?? null,
      ...edits.columns[columnKey(column.sizeId)],
    })),
    rows: rows.map(({ stockItemId, pricesCents }) => ({
      stockItemId,
      texts: saved.columns.map(
        ({ sizeId }, at) => edits.cells[cellKey(stockItemId, sizeId)] ?? written(pricesCents[at] ?? null),
      ),
    })),
  };
}

/** The prices of a shown grid; null where a text is no price. */
export function gridOf({ columns, rows }: ShownGrid): FlavourGrid | null {
  const read = rows.map(({ stockItemId, texts }) => ({ stockItemId, pricesCents: texts.map(readReais) }));
  const isPriced = (row: (typeof read)[number]): row is FlavourGrid['rows'][number] & typeof row =>
    !row.pricesCents.includes(undefined);
  return read.every(isPriced) ? { columns, rows: read } : null;
}

interface PasteSetting {
  shown: ShownGrid;
  /** Position of the cell that receives the paste. */
  row: number;
  column: number;
  text: string;
  /** Returns the id of the stock item with this name, or null if none has it. */
  itemNamed: (name: string) => number | null;
}

export interface Pasted {
  cells: Record<string, string>;
  added: number[];
  /** Pasted names that no stock item has. */
  unknown: string[];
  /** Number of cells without a valid price. They are shown as pasted, so that users can correct them. */
  unread: number;
}

/**
 * Reads a pasted spreadsheet block. Its prices go to the cell of the paste and the cells to the right and
 * below. If the first column has names, each line goes to the flavour with that name, from the first size on.
 * A flavour without a row gets a new row. Returns null for a single value, which the field handles itself.
 */
export function pasted({ shown, row, column, text, itemNamed }: PasteSetting): Pasted | null {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const isNamed = lines.every(([first = '']) => first !== '' && readReais(first) === undefined);
  const result: Pasted = { cells: {}, added: [], unknown: [], unread: 0 };
  const put = (stockItemId: number, from: number, values: readonly string[]) => {
    for (const [at, value] of values.entries()) {
      const to = shown.columns[from + at];
      if (to === undefined) continue;
      result.cells[cellKey(stockItemId, to.sizeId)] = value.replace(/R\$\s*/, '');
      if (readReais(value) === undefined) result.unread += 1;
    }
  };
  for (const [at, [first = '', ...rest]] of lines.entries()) {
    if (!isNamed) {
      const target = shown.rows[row + at];
      if (target !== undefined) put(target.stockItemId, column, [first, ...rest]);
      continue;
    }
    const stockItemId = itemNamed(first);
    // A first line without prices is the heading of a table, not an unknown flavour.
    const isHead = at === 0 && rest.every((value) => readReais(value) === undefined);
    if (stockItemId !== null) {
      if (!shown.rows.some((each) => each.stockItemId === stockItemId)) result.added.push(stockItemId);
      put(stockItemId, 0, rest);
    } else if (!isHead) result.unknown.push(first);
  }
  return result;
}
