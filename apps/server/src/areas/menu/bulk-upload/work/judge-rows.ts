import { createMenuFinder } from '@comanda/domain/menu/bulk-upload/find-in-menu';
import { judgeUploadRow } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { barcodeKey, barcodesOfKey } from '@comanda/domain/menu/bulk-upload/read-upload-row';
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
import type { JudgedRow, StoredRow } from './upload-rows.ts';

/** A row of the file with its new outcome, and the shared catalogue's product with the same barcode. */
export interface Judged {
  row: StoredRow;
  judged: JudgedRow;
  known: KnownProduct | null;
}

/** Finds products of the menu by their barcodes or ids. */
type FindProducts = (wanted: WantedProducts) => Promise<ProductMatch[]>;

/** Determines the outcome of each row. `find` finds products of the menu; it may also lock them. */
export async function judgeRows(
  tx: Transaction,
  rows: readonly StoredRow[],
  { shouldUpdate, form }: { shouldUpdate: boolean; form: UploadForm },
  find: FindProducts,
): Promise<Judged[]> {
  const [matchesOf, known] = await Promise.all([
    matchRows(tx, rows, form, find),
    findKnownProducts(tx, barcodesOf(rows)),
  ]);
  const knownOf = new Map(known.map((product) => [barcodeKey(product.barcode), product]));
  return rows.map((row) => {
    const product = knownOf.get(row.barcode ?? '') ?? null;
    return { row, judged: judge(row, matchesOf(row), product, shouldUpdate), known: product };
  });
}

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
  { no, given, faults, chosenId, repeats, checkedLeft }: StoredRow,
  matches: readonly ProductMatch[],
  known: KnownProduct | null,
  shouldUpdate: boolean,
): JudgedRow {
  const nothing = {
    no,
    ...{ productId: null, before: null, after: null, faults: [] },
    ...{ madeVersion: null, madeCategoryId: null, isDone: false },
  };
  if (given === null) return { ...nothing, outcome: 'refused', faults };
  const judgement = judgeUploadRow(given, matches, {
    ...{ shouldUpdate, chosenId, repeats, checkedLeft },
    knownName: known?.name ?? null,
  });
  switch (judgement.outcome) {
    case 'refused':
      return { ...nothing, outcome: 'refused', faults: [judgement.fault] };
    case 'new':
      return { ...nothing, outcome: 'new', after: judgement.after };
    case 'changed': {
      const { productId, before, after } = judgement;
      return { ...nothing, outcome: 'changed', productId, before, after };
    }
    case 'unchanged': {
      const { productId, values, isLeftAlone } = judgement;
      const remarks = isLeftAlone ? [{ kind: 'left-alone' as const }] : [];
      return { ...nothing, outcome: 'unchanged', productId, before: values, after: values, faults: remarks };
    }
  }
}
