// Documents contain only plain data, because another process draws them.

/** A filled rectangle, in points from the top left corner of its part. */
export interface PdfBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfColumn {
  title: string;
  /** The column's share of the width, relative to other columns. */
  share: number;
  /** True for numbers: they are aligned to the right. */
  isFigure?: boolean;
}

/** A table that may span pages; each page repeats its header. A row has one text per column. */
export interface PdfTable {
  kind: 'table';
  title?: string;
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** The last row, in bold. */
  totals?: readonly string[];
  /** Text for a table without rows. */
  empty?: string;
}

/** One part of a document, drawn below the previous part. Texts are plain; long texts are wrapped. */
export type PdfPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Labels with their values, in two columns. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** The main amount of a document. */
  | { kind: 'amount'; label: string; value: string }
  | PdfTable
  /** A picture, PNG or JPEG, at most as wide as the page and half as high. */
  | { kind: 'picture'; bytes: Uint8Array; caption: string }
  /** Filled rectangles in an area of this height, which is never split. Used for bar codes. */
  | { kind: 'boxes'; height: number; boxes: readonly PdfBox[] };

/** A document of one or more A4 pages, each with a header and a page number. */
export interface PdfDocument {
  brand: string;
  title: string;
  /** Owner of the document, e.g. the store's name. */
  owner: string;
  /** The days of the document in words; null when the days are in its text. */
  period: string | null;
  /** Time of creation and author in words, for the footer. */
  made: string;
  parts: readonly PdfPart[];
}
