import { judgeUploadRow } from '@comanda/domain/menu/bulk-upload/judge-upload-row';
import { barcodeKey, barcodesOfKey } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type BarcodeMatch, findKnownProducts, type KnownProduct } from '../../menu/public.ts';
import type { JudgedRow, StoredRow } from './upload-rows.ts';

/** A row of the file with its new outcome, and the shared catalogue's product with the same barcode. */
export interface Judged {
  row: StoredRow;
  judged: JudgedRow;
  known: KnownProduct | null;
}

/** Determines the outcome of each row. `find` returns the menu's products with a row's barcode. */
export async function judgeRows(
  tx: Transaction,
  rows: readonly StoredRow[],
  shouldUpdate: boolean,
  find: (tx: Transaction, barcodes: readonly string[]) => Promise<BarcodeMatch[]>,
): Promise<Judged[]> {
  const barcodes = rows.flatMap(({ barcode, given }) =>
    barcode === null || given === null ? [] : barcodesOfKey(barcode),
  );
  const [matches, known] = await Promise.all([find(tx, barcodes), findKnownProducts(tx, barcodes)]);
  const matchesOf = Map.groupBy(matches, ({ barcode }) => barcodeKey(barcode));
  const knownOf = new Map(known.map((product) => [barcodeKey(product.barcode), product]));
  return rows.map((row) => {
    const key = row.barcode ?? '';
    const product = knownOf.get(key) ?? null;
    return { row, judged: judge(row, matchesOf.get(key) ?? [], product, shouldUpdate), known: product };
  });
}

function judge(
  { no, given, faults, chosenId, repeats, checkedLeft }: StoredRow,
  matches: readonly BarcodeMatch[],
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
