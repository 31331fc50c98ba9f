import type { ProductFile, RowsAnswer, SeenFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';

/** A finished upload with two new products and a changed one; `over` replaces fields. */
export function anUpload(over: Partial<ProductFile> = {}): ProductFile {
  const state = over.state ?? 'finished';
  return {
    ...{ fileId: 4, fileName: 'mercearia.csv', status: state, state, done: 4, total: 4 },
    ...{ newCount: 2, changedCount: 1, unchangedCount: 0, refusedCount: 1, takenBackCount: 0, keptCount: 0 },
    ...{
      shouldUpdate: true,
      waitsForYes: true,
      canTakeBack: state === 'finished',
      sentBy: 'Luciana Moreira',
    },
    ...{ sentAt: Date.parse('2026-11-20T22:00:00Z'), finishedAt: null, fault: null },
    ...over,
  };
}

/** The only page of uploads. */
export const someUploads = (...rows: ProductFile[]) => ({ rows, next: null });

/** A file with its first three columns recognised. */
export function aSeenFile(over: Partial<SeenFile> = {}): SeenFile {
  return {
    ...{
      format: 'csv',
      encoding: 'windows-1252',
      separator: ';',
      hasHeader: true,
      headerLine: 1,
      sheet: null,
    },
    firstRows: [
      { line: 1, cells: ['Código', 'Produto', 'Qtd', 'Valor'] },
      { line: 2, cells: ['2000000000015', 'Guaraná 2 L', '12', '14,90'] },
    ],
    columns: [
      { number: 1, title: 'Código', samples: ['2000000000015', '2000000000022'], field: 'barcode' },
      { number: 2, title: 'Produto', samples: ['Guaraná 2 L', 'Guaraná lata'], field: 'name' },
      { number: 3, title: 'Qtd', samples: ['12', '48'], field: 'quantity' },
      { number: 4, title: 'Valor', samples: ['14,90', '6,50'], field: null },
    ],
    ...over,
  };
}

const values = { category: 'Bebidas', promoCents: null, left: 12, status: 'active' } as const;

/** A product with a higher price. */
export const someRows: RowsAnswer = {
  total: 1,
  pages: 1,
  rows: [
    {
      ...{ rowId: 1, line: 2, outcome: 'changed', barcode: '2000000000015', name: 'Guaraná 2 L' },
      before: { ...values, name: 'Guaraná 2 L', priceCents: 1_390 },
      after: { ...values, name: 'Guaraná 2 L', priceCents: 1_490 },
      ...{ reasons: [], isDone: false, takenBack: null, candidates: [] },
    },
  ],
};

/** Two products have this row's barcode. */
export const aRefusedRow: RowsAnswer = {
  total: 1,
  pages: 1,
  rows: [
    {
      ...{ rowId: 9, line: 5, outcome: 'refused', barcode: '2000000000039', name: 'Cola 2 L' },
      ...{ before: null, after: null, isDone: false, takenBack: null },
      reasons: ['Dois produtos têm este código de barras.'],
      candidates: [
        { productId: 11, name: 'Cola 2 L', category: 'Bebidas' },
        { productId: 12, name: 'Cola garrafa', category: 'Combos' },
      ],
    },
  ],
};
