import { searchable } from './searchable.ts';

/** Words that identify the headings of a table, e.g. in an uploaded spreadsheet. */
export interface HeadingWords<Field extends string> {
  /**
   * Fields with the least ambiguous words come first. The words of each field are also sorted from least to
   * most ambiguous.
   */
  words: readonly (readonly [Field, readonly RegExp[]])[];
  /** A heading with one of these words matches no field. */
  never: RegExp;
}

/** Number of rows that are searched for headings, because titles and dates may come first. */
const ROWS_BEFORE_HEADINGS = 10;
/** Maximum length of a heading. A longer text is a sentence that contains such words by chance. */
const LONGEST_HEADING = 40;

/**
 * Index of the row with the headings, from 0. This is the first row that names two fields; row 0 needs to
 * name only one field. Null when a row with data comes first.
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

/** The field that a heading means, and the rank of the matching word (0: least ambiguous). */
export function meaningOf<Field extends string>(
  heading: string,
  { words, never }: HeadingWords<Field>,
): { field: Field; rank: number } | null {
  const text = searchable(heading).trim();
  if (text.length > LONGEST_HEADING || never.test(text)) return null;
  for (const [field, patterns] of words) {
    const rank = patterns.findIndex((pattern) => pattern.test(text));
    if (rank >= 0) return { field, rank };
  }
  return null;
}

/**
 * Index of the column that names a field best, from 0. Null if no column names the field, or two columns name
 * it equally well: then the user must decide.
 */
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
