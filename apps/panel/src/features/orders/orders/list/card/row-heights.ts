import { SECTION_TITLES } from '@comanda/domain/orders/orders/board';
import { emptySectionTexts } from '../../texts.ts';
import type { BoardRow } from '../board-rows.ts';
import type { Density } from './density.ts';

type HeaderRow = Extract<BoardRow, { kind: 'header' }>;

/**
 * Heights in px of each kind of row at normal letter size, including the gap below. All rows of a kind have
 * the same height, so even a long list needs no measuring.
 */
export interface RowHeights {
  header: number;
  /** Additional height of a header with its note below the title. */
  note: number;
  late: number;
  card: number;
  /** Height of the row below a card while the service searches for a courier. */
  courier: number;
}

const heights: Record<Density, { mouse: RowHeights; finger: RowHeights }> = {
  comfortable: {
    mouse: { header: 32, note: 0, late: 28, card: 83, courier: 46 },
    finger: { header: 44, note: 0, late: 32, card: 92, courier: 52 },
  },
  compact: {
    mouse: { header: 30, note: 0, late: 22, card: 40, courier: 46 },
    finger: { header: 44, note: 0, late: 28, card: 48, courier: 52 },
  },
};

/** Height in px of the two lines of items on a card. */
const itemsPx = 38;
const notePx = 16;

/** In a narrow list, the maximum number of letters of a section's title and note together on one line. */
const longest = 40;

/** True if the header of an empty section has its note below the title, in a narrow list. */
export function isNoteBelow({ section, count }: Pick<HeaderRow, 'section' | 'count'>): boolean {
  return count === 0 && SECTION_TITLES[section].length + emptySectionTexts[section].length > longest;
}

interface ListLayout {
  isCoarse: boolean;
  isNarrow?: boolean;
  areTickets?: boolean;
  /** Letter size as a factor of the normal size. */
  scale?: number;
}

/**
 * Heights in px of rows for a density, and for mouse or finger. With `areTickets`, cards have two more lines
 * for items.
 */
export function rowHeights(
  density: Density,
  { isCoarse, isNarrow = false, areTickets = false, scale = 1 }: ListLayout,
): RowHeights {
  const known = heights[density][isCoarse ? 'finger' : 'mouse'];
  const card = areTickets && density === 'comfortable' ? known.card + itemsPx : known.card;
  return {
    header: known.header * scale,
    note: isNarrow ? notePx * scale : 0,
    late: known.late * scale,
    card: card * scale,
    courier: known.courier * scale,
  };
}

/** Height of one row in px. */
export function heightOf(row: BoardRow, known: RowHeights): number {
  if (row.kind === 'header') return known.header + (isNoteBelow(row) ? known.note : 0);
  if (row.kind === 'late') return known.late;
  return row.order.courierStatus === 'searching' ? known.card + known.courier : known.card;
}

/** The position of each row's top in px. The last number is the end of the list. */
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

/** The first and the last row within a part of the list. */
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
