// A paper is plain data: it is drawn by a process of its own.

/** A filled rectangle, in points from the top left corner of its part. */
export interface PaperBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PaperColumn {
  title: string;
  /** Its share of the width, beside those of the others. */
  share: number;
  /** Figures stand at the right. */
  isFigure?: boolean;
}

/** A table that goes on over pages; its head is repeated on each. A row has one text per column. */
export interface PaperTable {
  kind: 'table';
  title?: string;
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** The last row, in bold. */
  totals?: readonly string[];
  /** What stands there when there are no rows. */
  empty?: string;
}

/** One part of a paper, below the one before. Texts are plain; what is too long wraps. */
export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Labels with what they say, in two columns. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** The figure a paper is about. */
  | { kind: 'amount'; label: string; value: string }
  | PaperTable
  /** A picture, PNG or JPEG, at most as wide as the page and half as high. */
  | { kind: 'picture'; bytes: Uint8Array; caption: string }
  /** Filled rectangles in a box of this height, which is not cut: bar codes. */
  | { kind: 'boxes'; height: number; boxes: readonly PaperBox[] };

/** A document of one or more A4 pages, each with its head and number. */
export interface Paper {
  brand: string;
  title: string;
  /** Whose it is, as the store's name. */
  owner: string;
  /** Which days it is about, in words; null: it says so itself. */
  period: string | null;
  /** When it was made and by whom, in words; stands at the foot. */
  made: string;
  parts: readonly PaperPart[];
}
