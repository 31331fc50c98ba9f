import * as z from 'zod/mini';
import { integer, plainNumber, plainText, textOrNull, translated } from './field-types.ts';
import { answer, list, nullable, orNull, record } from './record.ts';
import { file, type Shape, shape } from './shape.ts';

// Lists that clients read page by page. The input has the list's filter and a text for the place where a page
// begins. The answer has the rows and the text for the next page. Only the server understands this text.

/** Requests the page that starts at this `next`; null: the first page. */
export const afterField = <const Name extends string>(wireName: Name) =>
  ({ after: [wireName, orNull(plainText)] }) as const;

/**
 * Maximum length of a search. The search field has the same limit, so that no typed search is refused for its
 * length.
 */
export const LONGEST_SEARCH = 200;

/** The text of a list's search field; null: empty. */
export const searchField = { search: ['busca', textOrNull({ max: LONGEST_SEARCH })] } as const;

/** Sort order of a list; a leading `-` reverses it. Null: the list's default. */
export const sortField = <const Name extends string, const Sort extends string>(
  wireName: Name,
  sorts: readonly Sort[],
) => {
  const words = sorts.flatMap((sort) => [sort, `-${sort}`] as const);
  return { sort: [wireName, orNull(oneOfSorts(words))] } as const;
};

const oneOfSorts = <Word extends string>(words: readonly Word[]): Shape<Word, Word> =>
  shape(z.enum(words) as unknown as z.ZodMiniType<Word>, { decode: (word) => word, encode: (word) => word });

/** Requests a page by its number, from 1; `most` is the largest page size. */
export const pageFields = ({ most }: { most: number }) =>
  ({
    page: ['page', orNull(integer({ min: 1, max: 1_000_000 }))],
    perPage: ['per_page', orNull(integer({ min: 1, max: most }))],
  }) as const;

/** File formats of a list. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Requests the whole list as a file of this format; null: CSV. */
export const formatField = {
  format: ['formato', orNull(translated({ csv: 'csv', xlsx: 'xlsx' }))],
} as const;

/**
 * A list as a CSV or XLSX file. The declaration names only CSV; the content type of the response names the
 * actual format.
 */
export const sheetOf = file('text/csv; charset=utf-8', 'file');

type Fields = Parameters<typeof record>[0];

/**
 * The answer of a list: rows, further fields (counts and sums), and in `next` the place of the next page.
 * `next` is null on the last page.
 */
export const pageOf = <
  const Name extends string,
  Row,
  Wire,
  const More extends Fields = Record<never, never>,
>(
  rowsName: Name,
  row: Shape<Row, Wire>,
  more: More = {} as More,
) =>
  answer(
    record({
      rows: [rowsName, list(row)] as const,
      ...more,
      next: ['proxima', nullable(plainText)] as const,
    }),
  );

/** Accepts numbers and texts, because release 1.4 may still write numbers (decision 017). */
export const placeNumber: Shape<string, number | string> = shape(z.union([z.number(), z.string()]), {
  decode: String,
  encode: (place) => (/^\d{1,15}$/.test(place) ? Number(place) : place),
});

const metadata = record({ total: ['total', plainNumber], pages: ['last_page', plainNumber] });

/** Like {@link numberedPageOf}, for pages of thousands of rows; see `longAnswer`. */
export const longPageOf = <const Name extends string, Row, Wire>(rowsName: Name, row: Shape<Row, Wire>) => ({
  ...numberedPageOf(rowsName, row),
  cost: 'report' as const,
  rows: { name: 'rows', wireName: rowsName, row },
});

/** The answer of a list with numbered pages: rows, and `paginate_metadata` with the number of rows and pages. */
export function numberedPageOf<const Name extends string, Row, Wire>(rowsName: Name, row: Shape<Row, Wire>) {
  const complete = answer(
    record({ rows: [rowsName, list(row)] as const, counted: ['paginate_metadata', metadata] as const }),
  );
  type Whole = { rows: readonly Row[]; counted: { total: number; pages: number } };
  return shape(complete.wire, {
    decode: (wire) => {
      const { rows, counted } = complete.decode(wire) as Whole;
      return { rows, ...counted };
    },
    encode: ({ rows, ...counted }: { rows: readonly Row[]; total: number; pages: number }) =>
      complete.encode({ rows, counted } as unknown as Parameters<typeof complete.encode>[0]),
  });
}
