import { rem } from '../letter-scale.ts';
import type { Column } from './table-declaration.ts';

const narrowest = 120;
const checkPx = 44;
/** The handle of a row that is put in order; as wide as a finger where fingers work. */
const gripPx = (isCoarse: boolean) => (isCoarse ? 44 : 32);
/** Room a label and its value take on a card. */
const cardColumnPx = 138;
const letterPx = 6.4;
/** A value in words. */
const linePx = 24;
const textLinePx = 20;

/** How a list is laid out: a table, or cards where its columns lack the room. Heights are in px of usual letters. */
export interface ListShape {
  isCards: boolean;
  /** Of every row, in px, where rows are drawn only while they are in sight; declared, not measured. */
  rowHeight: number;
  /** The least of a row that is as high as what it holds: a line, or a finger. */
  leastHeight: number;
  /** `grid-template-columns` of a row of the table. */
  tracks: string;
  /** Values side by side on a card. */
  cardColumns: number;
  /** The first line of a card: what the row is. */
  cardHead: number;
  labelLines: number;
}

/** Where a column stands on a card. The first one names the row, unless another does. */
export function placeOnCard<Row>(columns: readonly Column<Row>[], at: number): 'name' | 'body' | 'corner' {
  const hasOther = columns.some(({ onCard }) => onCard === 'name');
  return columns[at]?.onCard ?? (at === 0 && !hasOther ? 'name' : 'body');
}

/** Whether it holds something to write in or to press; a column whose title nobody reads does. */
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
  const least =
    ends.reduce((sum, px) => sum + px, 0) +
    columns.reduce((sum, { minWidth = narrowest }) => sum + minWidth, 0);
  const isCards = width < least;
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
  const most = (columns: readonly Column<Row>[]) => Math.max(1, ...columns.map(({ lines = 1 }) => lines));
  const rowsOfCard = Array.from({ length: Math.ceil(body.length / cardColumns) }, (_, at) =>
    body.slice(at * cardColumns, (at + 1) * cardColumns),
  );
  const isLong = ({ title, isTitleHidden }: Column<Row>) =>
    isTitleHidden !== true && title.length * letterPx > labelPx;
  const labelLines = body.some(isLong) ? 2 : 1;
  /** A column on a card: its title above, and what it holds. */
  const bodyPx = (column: Column<Row>) =>
    (column.isTitleHidden ? 0 : labelLines * 16 + 4) +
    Math.max(isOperated(column) ? fieldPx : linePx, (column.lines ?? 1) * textLinePx + 4);
  const name = columns.filter((_column, at) => placeOnCard(columns, at) === 'name');
  const cardHead = Math.max(60, rowPx ?? 0, Math.min(most(name), 3) * textLinePx + 16);
  const cardHeight = rowsOfCard.reduce(
    (sum, columns) => sum + Math.max(...columns.map(bodyPx)) + 8,
    8 + cardHead + (rowsOfCard.length > 0 ? 6 : 0),
  );
  return {
    isCards,
    rowHeight: isCards
      ? cardHeight
      : Math.max(rowPx ?? 0, isCoarse ? 56 : 44, most(columns) * textLinePx + 16),
    leastHeight: isCoarse ? 56 : 44,
    tracks,
    cardColumns,
    cardHead,
    labelLines,
  };
}
