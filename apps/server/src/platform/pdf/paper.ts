// A paper is plain data, because another process draws it.

/** A filled rectangle, in points from the top left corner of its part. */
export interface PaperBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PaperColumn {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  /** Numbers are aligned to the right. */
  isFigure?: boolean;
}

/** A table that may span pages; its head is repeated on each. A row has one text per column. */
export interface PaperTable {
  kind: 'table';
  title?: string;
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** The last row, in bold. */
  totals?: readonly string[];
  /** Text in place of the rows when there are none. */
  empty?: string;
}

/** One part of a paper, below the previous one. Texts are plain; long ones wrap. */
export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Labels with their values, in two columns. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** The main amount of a paper. */
  | { kind: 'amount'; label: string; value: string }
  | PaperTable
  /** A picture, PNG or JPEG, at most as wide as the page and half as high. */
  | { kind: 'picture'; bytes: Uint8Array; caption: string }
  /** Filled rectangles in a box of this height, which is never split: bar codes. */
  | { kind: 'boxes'; height: number; boxes: readonly PaperBox[] };

/** A document of one or more A4 pages, each with its head and number. */
export interface Paper {
  brand: string;
  title: string;
  /** Owner of the paper, as the store's name. */
  owner: string;
  /** The days it covers, in words; null: the paper's text says it. */
  period: string | null;
  /** Time of creation and author, in words; shown at the foot. */
  made: string;
  parts: readonly PaperPart[];
}
