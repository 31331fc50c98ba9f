import type { BoardRow } from './board-rows.ts';
import type { Density } from './density.ts';

/** Px of every kind of row, with the gap below it. Cards never differ: nothing is measured, however long the list. */
export interface RowHeights {
  header: number;
  late: number;
  card: number;
  /** What stands below a card while its courier is being sought. */
  courier: number;
}

const heights: Record<Density, { mouse: RowHeights; finger: RowHeights }> = {
  comfortable: {
    mouse: { header: 36, late: 28, card: 86, courier: 46 },
    finger: { header: 44, late: 32, card: 92, courier: 52 },
  },
  compact: {
    mouse: { header: 30, late: 22, card: 40, courier: 46 },
    finger: { header: 44, late: 28, card: 48, courier: 52 },
  },
};

/** Px of a ticket's line of items. */
const itemsPx = 20;

/** How high rows are at a density, for a mouse or for a finger; a ticket has a line for its items. */
export function rowHeights(density: Density, isCoarse: boolean, areTickets = false): RowHeights {
  const known = heights[density][isCoarse ? 'finger' : 'mouse'];
  return areTickets && density === 'comfortable' ? { ...known, card: known.card + itemsPx } : known;
}

/** Px of one row. */
export function heightOf(row: BoardRow, known: RowHeights): number {
  if (row.kind !== 'card') return known[row.kind];
  return row.order.courierStatus === 'searching' ? known.card + known.courier : known.card;
}

/** Where every row begins, px; the last number is where the list ends. */
export function topsOf(rows: readonly BoardRow[], known: RowHeights): number[] {
  const tops = new Array<number>(rows.length + 1);
  let top = 0;
  for (const [index, row] of rows.entries()) {
    tops[index] = top;
    top += heightOf(row, known);
  }
  tops[rows.length] = top;
  return tops;
}

/** The first and the last row that a stretch of the list touches. */
export function rowsWithin(tops: readonly number[], from: number, to: number): [first: number, last: number] {
  const last = tops.length - 2;
  const at = (px: number) => {
    let [low, high] = [0, Math.max(0, last)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((tops[middle] ?? 0) <= px) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return last < 0 ? [0, -1] : [at(from), at(Math.max(from, to - 1))];
}
