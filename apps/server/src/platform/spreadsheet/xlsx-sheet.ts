import { type PassThrough, Readable } from 'node:stream';
import { begun } from '../begun.ts';
import { type ColumnKind, type Sheet, type SheetText, sheetBytes } from './column.ts';
import { partsOf, SHEET_PATH, STYLES, sheetBegin, sheetEnd } from './xlsx-parts.ts';

/** Maximum of letters in a cell in Excel. */
const MAX_LETTERS = 32_767;
/** Compression level. Takes half the time of the default (6), and makes files a tenth larger. */
const COMPRESSION = 3;
const DAY_MS = 24 * 3_600_000;
/** Excel counts days from 1899-12-30, which is correct from March 1900 on. */
const DAYS_BEFORE_1970 = 25_569;

/**
 * A list as an XLSX, written while it is sent, so that memory does not grow with the rows. Text stays text
 * ('00123', '=1+1'); money and dates are numbers. No program opens an incomplete file, because the directory
 * is its last part.
 */
export async function* xlsxSheet<Row>(
  name: string,
  sheet: Sheet<Row>,
  maxRows?: number,
): AsyncGenerator<Uint8Array> {
  // Loaded when needed, because few servers write XLSX files.
  const { ZipFile } = await import('yazl');
  const rows = await begun(sheetBytes(sheet, sheetXml(sheet.columns), maxRows));
  const source = Readable.from(rows, { objectMode: false });
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  source.on('error', (error) => output.destroy(error));
  for (const [path, text] of partsOf(name)) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(source, SHEET_PATH, { compressionLevel: COMPRESSION });
  zip.end();
  try {
    yield* output;
  } finally {
    source.destroy();
  }
}

/** Writes the XML of rows as text, because rows are most of a spreadsheet. */
function sheetXml(columns: readonly { title: string; kind: ColumnKind }[]): SheetText {
  const letters = columns.map((_, at) => lettersOf(at));
  const row = (cells: readonly string[], rowNo: number): string => {
    const no = rowNo.toFixed(0);
    let xml = `<row r="${no}">`;
    for (let at = 0; at < cells.length; at += 1)
      if (cells[at] !== '') xml += `<c r="${letters[at]}${no}"${cells[at]}</c>`;
    return `${xml}</row>`;
  };
  return { ...CELLS, begin: sheetBegin(columns), end: sheetEnd, row };
}

const daysOf = (wallMs: number): number => wallMs / DAY_MS + DAYS_BEFORE_1970;

/**
 * The XML of a cell after its position. Uses `toFixed`: V8 caches the results of `String` for thousands of numbers in
 * its old generation.
 */
const CELLS: Omit<SheetText, 'begin' | 'end' | 'row'> = {
  nothing: '',
  text: (value) => {
    const text = textOf(value);
    const keepsSpace = text !== text.trim() || text.includes('\n') ? ' xml:space="preserve"' : '';
    return ` t="inlineStr"><is><t${keepsSpace}>${text}</t></is>`;
  },
  count: (value) => `><v>${value}</v>`,
  money: (cents) => ` s="${STYLES.money}"><v>${(cents / 100).toFixed(2)}</v>`,
  day: (day) => ` s="${STYLES.day}"><v>${daysOf(Date.parse(day)).toFixed(0)}</v>`,
  // Rounded down to whole seconds, like clocks do.
  moment: (wallMs) => ` s="${STYLES.moment}"><v>${daysOf(Math.floor(wallMs / 1000) * 1000).toFixed(10)}</v>`,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNLIKE_XML = /[&<>_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes characters that XML forbids. Text that looks like an escaped character (`_x0041_`) is escaped. */
function textOf(text: string): string {
  if (text.length <= MAX_LETTERS && !UNLIKE_XML.test(text)) return text;
  return (
    text
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .slice(0, MAX_LETTERS)
      .toWellFormed()
      .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
  );
}

/** The name of a column: A … Z, AA … */
function lettersOf(at: number): string {
  return (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
}
