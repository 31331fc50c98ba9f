/** Unit of a value: money in integer cents, or a count with its noun, as in `['pedido', 'pedidos']`. */
export type Unit = 'money' | readonly [one: string, many: string];

/** A position on the axis: a day, an hour, a category. */
export interface Point {
  key: string;
  /** Text under the axis, e.g. `14/11`. */
  short: string;
  /** Text for screen readers, e.g. `sábado, 14/11/2026`. */
  long: string;
}

/** One value per point. Null means unknown and leaves a gap. */
export type Values = readonly (number | null)[];

/** A series of values. Its key determines its colour; see `inks.ts`. */
export interface Series {
  key: string;
  name: string;
  values: Values;
  /**
   * Total of the period, for the legend. Default: the sum of the values. A series of averages must pass its
   * own total.
   */
  total?: number | null;
  /**
   * True: the series is drawn but is no part of the total. The search for the highest and lowest point
   * ignores it.
   */
  isAside?: boolean;
}

/** The same series in the previous period, with one value for each point. */
export interface Before {
  name: string;
  values: Values;
}

/** The data of a chart as a table of texts. The first column names each row. */
export interface TableBehind {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  /** Texts of the last row with sums. Absent if sums have no meaning. */
  foot?: readonly string[];
}

/** Sum of the known values; null if none is known. */
export function sumOf(values: Values): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Total of a series over the whole period, for the legend. */
export function totalOf({ total, values }: Series): number | null {
  return total === undefined ? sumOf(values) : total;
}
