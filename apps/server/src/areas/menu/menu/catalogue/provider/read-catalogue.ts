import { searchable } from '@comanda/domain/kit/text/searchable';
import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import { readBarcode } from '@comanda/domain/menu/menu/gtin';
import type { CsvRow } from '../../../../../platform/csv/read-csv.ts';
import { readHeadedRows } from '../../../../../platform/csv/read-headed-rows.ts';
import type { ReadRows } from '../../../../../platform/csv/read-import.ts';
import type { NewCatalogueProduct } from './import-catalogue.ts';
import { TEXTS } from './texts.ts';

const LONGEST_NAME = 200;
const LONGEST_DESCRIPTION = 1_000;

/**
 * Parses rows of barcode, name and description. An optional heading may change the order of columns. The last
 * of several rows with the same barcode is used.
 */
export async function readCatalogue(rows: AsyncIterable<CsvRow>): Promise<ReadRows<NewCatalogueProduct>> {
  const products = new Map<string, NewCatalogueProduct>();
  const columns: Columns = { barcode: 0, name: 1, description: 2 };
  const read = await readHeadedRows(rows, { columns, columnsOf, rowOf: productOf }, (product) =>
    products.set(product.barcode, product),
  );
  return { rows: [...products.values()], ...read };
}

/** The index of each column; -1 for a missing column. */
type Columns = Record<keyof NewCatalogueProduct, number>;

const HEADINGS: Record<keyof NewCatalogueProduct, RegExp> = {
  barcode: /^(codigo.?(de.?)?barras|ean|gtin)$/,
  name: /^(nome|produto|nome.?produto|nome.?do.?produto)$/,
  description: /^descricao$/,
};

function columnsOf(cells: readonly string[]): Columns | null {
  const at = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(searchable(cell)));
  const { barcode, name, description } = HEADINGS;
  const columns = { barcode: at(barcode), name: at(name), description: at(description) };
  return columns.barcode >= 0 && columns.name >= 0 ? columns : null;
}

/** The product of a row, or its fault. */
function productOf(cells: readonly string[], columns: Columns): NewCatalogueProduct | string {
  const written = cells[columns.barcode] ?? '';
  const barcode = readBarcode(written);
  if (barcode === null) return TEXTS.badBarcode(written.slice(0, 20));
  const name = tidyName(cells[columns.name] ?? '');
  if (name === '') return TEXTS.missingName;
  const description = tidyName(cells[columns.description] ?? '');
  if (name.length > LONGEST_NAME) return TEXTS.tooLong(name);
  if (description.length > LONGEST_DESCRIPTION) return TEXTS.tooLong(description);
  return { barcode, name, description };
}
