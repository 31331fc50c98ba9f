import { createMenuFinder } from '@comanda/domain/menu/bulk-upload/find-in-menu';
import { judgeUploadRow } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { barcodeKey, barcodesOfKey, type RowFault } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Reader } from '../../../../platform/paged/define-paged.ts';
import {
  findKnownProducts,
  type KnownProduct,
  listProductKeys,
  type ProductMatch,
  type WantedProducts,
} from '../../menu/public.ts';
import { type JudgedRow, linesOfProducts, type StoredRow } from './upload-rows.ts';

/** A row of the file with its new outcome, and the shared catalogue's product with the same barcode. */
export interface Judged {
  row: StoredRow;
  judged: JudgedRow;
  known: KnownProduct | null;
}

/** Finds products of the menu by their barcodes or ids. */
type FindProducts = (wanted: WantedProducts) => Promise<ProductMatch[]>;

interface JudgedUpload {
  fileId: number;
  shouldUpdate: boolean;
  form: UploadForm;
}

/** Determines the outcome of each row. `find` finds products of the menu; it may also lock them. */
export async function judgeRows(
  tx: Transaction,
  rows: readonly StoredRow[],
  { fileId, shouldUpdate, form }: JudgedUpload,
  find: FindProducts,
): Promise<Judged[]> {
  const [matchesOf, known] = await Promise.all([
    matchRows(tx, rows, form, find),
    findKnownProducts(tx, barcodesOf(rows)),
  ]);
  const knownOf = new Map(known.map((product) => [barcodeKey(product.barcode), product]));
  const judged = rows.map((row) => {
    const product = knownOf.get(row.barcode ?? '') ?? null;
    return { row, judged: judge(row, matchesOf(row), product, shouldUpdate), known: product };
  });
  return form === 'menu' ? refuseRepeated(tx, fileId, judged) : judged;
}

/**
 * Refuses rows of a menu that mean the product of an earlier row by another key, e.g. by its name instead of its code.
 * Both would change the product, and only one of them could be taken back.
 */
async function refuseRepeated(tx: Transaction, fileId: number, judged: readonly Judged[]): Promise<Judged[]> {
  const meant = judged.flatMap(({ judged: { productId } }) => productId ?? []);
  const lineOf = await linesOfProducts(
    tx,
    fileId,
    meant,
    judged.map(({ row }) => row.no),
  );
  return judged.map((each) => {
    const { productId } = each.judged;
    if (productId === null) return each;
    const line = lineOf.get(productId);
    if (line === undefined) {
      lineOf.set(productId, each.row.line);
      return each;
    }
    return { ...each, judged: refused(each.row.no, [{ kind: 'repeated-product', line }]) };
  });
}

/** The fields of a row that changes nothing. */
const NOTHING = {
  ...{ productId: null, before: null, after: null, faults: [] },
  ...{ madeVersion: null, madeCategoryId: null, isDone: false },
};

const refused = (no: number, faults: readonly RowFault[]): JudgedRow => ({
  ...NOTHING,
  ...{ no, outcome: 'refused', faults },
});

type RowKeys = Pick<StoredRow, 'barcode' | 'given'>;

/** Returns a function from a row to the products of the menu that the row may mean. */
export async function matchRows(
  tx: Reader,
  rows: readonly RowKeys[],
  form: UploadForm,
  find: FindProducts,
): Promise<(row: RowKeys) => readonly ProductMatch[]> {
  if (form === 'barcodes') {
    const matches = await find({ barcodes: barcodesOf(rows) });
    const byKey = Map.groupBy(matches, ({ barcode }) => (barcode === null ? '' : barcodeKey(barcode)));
    return ({ barcode }) => (barcode === null ? [] : (byKey.get(barcode) ?? []));
  }
  // A restaurant's products may have neither barcode nor code. Their names must be compared without case and
  // accents, so all products are read.
  const idsOf = createMenuFinder(await listProductKeys(tx));
  const productIds = [...new Set(rows.flatMap(({ given }) => (given === null ? [] : idsOf(given))))];
  const matches = new Map((await find({ productIds })).map((match) => [match.productId, match]));
  return ({ given }) =>
    given === null ? [] : idsOf(given).flatMap((productId) => matches.get(productId) ?? []);
}

const barcodesOf = (rows: readonly RowKeys[]) =>
  rows.flatMap(({ barcode, given }) => (barcode === null || given === null ? [] : barcodesOfKey(barcode)));

function judge(
  { no, given, faults: readFaults, chosenId, repeats, checkedLeft }: StoredRow,
  matches: readonly ProductMatch[],
  known: KnownProduct | null,
  shouldUpdate: boolean,
): JudgedRow {
  if (given === null) return refused(no, readFaults);
  const judgement = judgeUploadRow(given, matches, {
    ...{ shouldUpdate, chosenId, repeats, checkedLeft },
    knownName: known?.name ?? null,
  });
  switch (judgement.outcome) {
    case 'refused':
      return refused(no, [judgement.fault]);
    case 'new':
      return { ...NOTHING, no, outcome: 'new', after: judgement.after };
    case 'changed': {
      const { productId, before, after } = judgement;
      return { ...NOTHING, no, outcome: 'changed', productId, before, after };
    }
    case 'unchanged': {
      const { productId, values, isLeftAlone } = judgement;
      const faults = isLeftAlone ? [{ kind: 'left-alone' as const }] : [];
      return { ...NOTHING, no, outcome: 'unchanged', productId, before: values, after: values, faults };
    }
  }
}
