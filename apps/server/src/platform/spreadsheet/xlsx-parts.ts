import type { ColumnKind } from './column.ts';

// The parts of an XLSX besides its rows: as few as ECMA-376 allows.

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Index of each number format in the styles. */
export const STYLES = { money: 1, day: 2, moment: 3 } as const;
const FORMATS = ['&quot;R$&quot; #,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm:ss'];
/** First number for our own formats. Excel's built-in formats have lower numbers. */
const FIRST_FORMAT = 164;
const WIDTHS: Record<ColumnKind, number> = { text: 28, count: 12, money: 16, day: 12, moment: 20 };
/** Maximum of letters in a sheet's name in Excel. */
const MAX_NAME_LETTERS = 31;

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** Paths and texts of all parts except the sheet. `name` is the sheet's name. */
export function partsOf(name: string): [path: string, text: string][] {
  const sheetName = name.replace(/[[\]:*?/\\<>&"']/g, ' ').slice(0, MAX_NAME_LETTERS);
  return [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    ],
    ['xl/styles.xml', styles],
  ];
}

/** The XML of the sheet before its first row. The row of titles stays visible when a user scrolls. */
export function sheetBegin(columns: readonly { title: string; kind: ColumnKind }[]): string {
  const widths = columns.map(({ title, kind }, at) => {
    const width = Math.max(WIDTHS[kind], title.length + 2);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
}
export const sheetEnd = '</sheetData></worksheet>';

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;

function relations(...all: [type: string, target: string][]): string {
  const each = all.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

const formats = FORMATS.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`);
const cellStyles = FORMATS.map(
  (_, at) =>
    `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
);
const PLAIN_STYLE = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${PLAIN_STYLE}/></cellStyleXfs><cellXfs count="${cellStyles.length + 1}">${PLAIN_STYLE} xfId="0"/>${cellStyles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
