import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { csvBytes, csvLine } from '../../../platform/csv/csv-line.ts';
import { COLUMNS, FILE_NAMES } from './texts.ts';

/**
 * A template with two example rows. The spreadsheet's barcodes are text, because Excel would convert them to numbers.
 */
export async function uploadTemplate(format: 'csv' | 'xlsx'): Promise<AnsweredFile> {
  const bytes = format === 'csv' ? csvTemplate() : await xlsxTemplate();
  return {
    name: FILE_NAMES.template(format),
    bytes: bytes.length,
    content: (async function* () {
      yield bytes;
    })(),
  };
}

const csvTemplate = () => csvBytes([COLUMNS.headings, ...COLUMNS.examples].map(csvLine), true);

const TEXT_FORMAT = '@';
const WIDE = 24;

async function xlsxTemplate(): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      {
        name: FILE_NAMES.sheet,
        columns: COLUMNS.headings.map((header, at) => ({
          header,
          key: `c${at}`,
          width: WIDE,
          numFmt: TEXT_FORMAT,
        })),
        data: COLUMNS.examples.map((cells) => Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell]))),
      },
    ],
  });
}
