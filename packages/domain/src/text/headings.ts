import { searchable } from './searchable.ts';

/** What headings of a table are called. */
export interface HeadingWords<Field extends string> {
  /** The surer fields first, and of each field the surer words first. */
  words: readonly (readonly [Field, readonly RegExp[]])[];
  /** What names none of them, whatever else it says. */
  never: RegExp;
}

/** Headings are looked for in so many rows: above them stand titles and dates. */
const ROWS_BEFORE_HEADINGS = 10;
/** A sentence above the table may hold the same words; a heading is short. */
const LONGEST_HEADING = 40;

/**
 * Which row says what the columns are, counted from 0: the first of the upper ones that names two things, or the very first
 * where it names one; null where none does before a row of data.
 */
export function findHeadings<Field extends string>(
  rows: readonly (readonly string[])[],
  headings: HeadingWords<Field>,
  isData: (cells: readonly string[]) => boolean,
): number | null {
  const fieldsNamed = (cells: readonly string[]) =>
    new Set(cells.flatMap((cell) => meaningOf(cell, headings)?.field ?? [])).size;
  const end = rows.findIndex(isData);
  const above = rows.slice(0, Math.min(end < 0 ? rows.length : end, ROWS_BEFORE_HEADINGS));
  const table = above.findIndex((cells) => fieldsNamed(cells) >= 2);
  if (table >= 0) return table;
  return above[0] !== undefined && fieldsNamed(above[0]) > 0 ? 0 : null;
}

/** What a heading names, and how surely: 0 is the surest. */
export function meaningOf<Field extends string>(
  heading: string,
  { words, never }: HeadingWords<Field>,
): { field: Field; rank: number } | null {
  const said = searchable(heading).trim();
  if (said.length > LONGEST_HEADING || never.test(said)) return null;
  for (const [field, patterns] of words) {
    const rank = patterns.findIndex((pattern) => pattern.test(said));
    if (rank >= 0) return { field, rank };
  }
  return null;
}

/** The one column whose heading names a field the most surely, counted from 0; null: none, or two alike, and somebody has to say. */
export function columnNamed<Field extends string>(
  field: Field,
  meanings: readonly ({ field: Field; rank: number } | null)[],
): number | null {
  const ranks = meanings.map((meaning) =>
    meaning?.field === field ? meaning.rank : Number.POSITIVE_INFINITY,
  );
  const best = Math.min(...ranks);
  const at = ranks.indexOf(best);
  return Number.isFinite(best) && ranks.lastIndexOf(best) === at ? at : null;
}
