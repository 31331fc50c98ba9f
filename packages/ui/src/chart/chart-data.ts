/** What is counted: integer cents, or things by their noun, as in `['pedido', 'pedidos']`. */
export type Unit = 'money' | readonly [one: string, many: string];

/** A place on the axis: a day, an hour, a category. */
export interface Point {
  key: string;
  /** As it stands under the axis, e.g. `14/11`. */
  short: string;
  /** As it is read out, e.g. `sábado, 14/11/2026`. */
  long: string;
}

/** One value per point; null is not known, and leaves a gap. */
export type Values = readonly (number | null)[];

/** A row of values. Its colour belongs to its key, see `inks.ts`. */
export interface Series {
  key: string;
  name: string;
  values: Values;
  /** What the legend says of the whole period. The sum by default; a mean has to be told. */
  total?: number | null;
}

/** The same of the period before, point by point. */
export interface Before {
  name: string;
  values: Values;
}

/** The table behind a chart, as texts: the first column names the row. */
export interface TableBehind {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  /** Sums; none where they say nothing. */
  foot?: readonly string[];
}

/** The sum of what is known; null when nothing is. */
export function sumOf(values: Values): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** What the legend says of a series over the whole period. */
export function totalOf({ total, values }: Series): number | null {
  return total === undefined ? sumOf(values) : total;
}
