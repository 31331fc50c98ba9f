import { rem } from '../letter-scale.ts';
import type { Column } from './table-declaration.ts';

const narrowest = 120;
const checkPx = 44;
/** Width in px of the handle of a sortable row. It is wider on touch devices. */
const gripPx = (isCoarse: boolean) => (isCoarse ? 44 : 32);
/** Minimum width in px of a title and its value on a card. */
const cardColumnPx = 138;
const letterPx = 6.4;
/** Height in px of a line of text. */
const linePx = 24;
const textLinePx = 20;

/** Layout of a list: a table, or cards if its columns do not fit. Heights are px at the default font size. */
export interface ListShape {
  isCards: boolean;
  /**
   * Fixed row height in px, for lists that render only visible rows. It is a declared constant instead of a
   * measured height.
   */
  rowHeight: number;
  /** Minimum height of a row with natural height: one line, or enough space for a finger. */
  minHeight: number;
  /** `grid-template-columns` of a table row. */
  tracks: string;
  /** Number of values side by side on a card. */
  cardColumns: number;
  /** Height of the first line of a card, the row's name. */
  cardHead: number;
  labelLines: number;
}

/**
 * Position of a column on a card. The first column names the row, unless another column is declared as the
 * name.
 */
export function placeOnCard<Row>(columns: readonly Column<Row>[], at: number): 'name' | 'body' | 'corner' {
  const hasOther = columns.some(({ onCard }) => onCard === 'name');
  return columns[at]?.onCard ?? (at === 0 && !hasOther ? 'name' : 'body');
}

/** True if the cell contains a control. This includes a column with a hidden title. */
export const isOperated = <Row>({ isField = false, isTitleHidden = false }: Column<Row>): boolean =>
  isField || isTitleHidden;

export function listShape<Row>(
  columns: readonly Column<Row>[],
  room: {
    width: number;
    isCoarse: boolean;
    isPhone: boolean;
    isSelectable: boolean;
    isOrdered: boolean;
    rowPx?: number | undefined;
  },
): ListShape {
  const { width, isCoarse, isPhone, isSelectable, isOrdered, rowPx } = room;
  const ends = [...(isOrdered ? [gripPx(isCoarse)] : []), ...(isSelectable ? [checkPx] : [])];
  const min =
    ends.reduce((sum, px) => sum + px, 0) +
    columns.reduce((sum, { minWidth = narrowest }) => sum + minWidth, 0);
  const isCards = width < min;
  const tracks = [
    ...ends.map(rem),
    ...columns.map(({ minWidth = narrowest, grow = 1 }) => `minmax(${rem(minWidth)}, ${grow}fr)`),
  ].join(' ');
  const body = columns.filter((_column, at) => placeOnCard(columns, at) === 'body');
  const cardColumns = isCards
    ? Math.max(1, Math.min(body.length, Math.floor((width - 24) / cardColumnPx)))
    : 1;
  const labelPx = (width - 24) / cardColumns - 10;
  const fieldPx = isCoarse || isPhone ? 44 : 34;
  const max = (columns: readonly Column<Row>[]) => Math.max(1, ...columns.map(({ lines = 1 }) => lines));
  const rowsOfCard = Array.from({ length: Math.ceil(body.length / cardColumns) }, (_, at) =>
    body.slice(at * cardColumns, (at + 1) * cardColumns),
  );
  const isLong = ({ title, isTitleHidden }: Column<Row>) =>
    isTitleHidden !== true && title.length * letterPx > labelPx;
  const labelLines = body.some(isLong) ? 2 : 1;
  /** Height of a column's part of a card: its title, with the value below. */
  const bodyPx = (column: Column<Row>) =>
    (column.isTitleHidden ? 0 : labelLines * 16 + 4) +
    Math.max(isOperated(column) ? fieldPx : linePx, (column.lines ?? 1) * textLinePx + 4);
  const name = columns.filter((_column, at) => placeOnCard(columns, at) === 'name');
  const cardHead = Math.max(60, rowPx ?? 0, Math.min(max(name), 3) * textLinePx + 16);
  const cardHeight = rowsOfCard.reduce(
    (sum, columns) => sum + Math.max(...columns.map(bodyPx)) + 8,
    8 + cardHead + (rowsOfCard.length > 0 ? 6 : 0),
  );
  return {
    isCards,
    rowHeight: isCards
      ? cardHeight
      : Math.max(rowPx ?? 0, isCoarse ? 56 : 44, max(columns) * textLinePx + 16),
    minHeight: isCoarse ? 56 : 44,
    tracks,
    cardColumns,
    cardHead,
    labelLines,
  };
}
