import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { csvBytes, csvLine } from '../../../platform/csv/csv-line.ts';
import { FILE_NAMES, TEMPLATES, type Template } from './texts.ts';

interface WantedTemplate {
  format: 'csv' | 'xlsx';
  form?: UploadForm | undefined;
}

/**
 * A template with two example rows. The spreadsheet's barcodes are text, because Excel would convert them to numbers.
 */
export async function uploadTemplate({ format, form = 'barcodes' }: WantedTemplate): Promise<AnsweredFile> {
  const template = TEMPLATES[form];
  const bytes = format === 'csv' ? csvTemplate(template) : await xlsxTemplate(template);
  return {
    name: FILE_NAMES.template(format, form),
    bytes: bytes.length,
    content: (async function* () {
      yield bytes;
    })(),
  };
}

const csvTemplate = ({ headings, examples }: Template) =>
  csvBytes([headings, ...examples].map(csvLine), true);

const TEXT_FORMAT = '@';
const WIDE = 24;

async function xlsxTemplate({ headings, examples }: Template): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      {
        name: FILE_NAMES.sheet,
        columns: headings.map((header, at) => ({
          header,
          key: `c${at}`,
          width: WIDE,
          numFmt: TEXT_FORMAT,
        })),
        data: examples.map((cells) => Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell]))),
      },
    ],
  });
}
