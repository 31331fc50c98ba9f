import { expect, it } from 'vitest';
import { createMenuFinder, type ProductKeys } from './find-in-menu.ts';
import type { UploadValues } from './read-upload-row.ts';

const product = (productId: number, name: string, over: Partial<ProductKeys> = {}): ProductKeys => ({
  ...{ productId, name, category: 'Lanches', barcode: null, pdvCode: null },
  ...over,
});
const find = createMenuFinder([
  product(1, 'X-Salada', { pdvCode: 'LA-01' }),
  product(2, 'Coca-Cola', { category: 'Bebidas', barcode: '036000291452' }),
  product(3, 'Coca-Cola', { category: 'Promoções' }),
  product(4, 'Água', { category: 'Bebidas' }),
]);
const row = (over: Partial<UploadValues>): UploadValues => ({
  ...{
    name: 'X',
    barcode: null,
    pdvCode: null,
    category: null,
    quantity: null,
    priceCents: 1,
    promoCents: null,
  },
  ...over,
});

it.each([
  ['a barcode with another number of zeros', { barcode: '0036000291452', name: 'Refrigerante' }, [2]],
  ['a PDV code in other letters', { pdvCode: 'la-01', name: 'X-Salada especial' }, [1]],
  ['a name in its category', { name: 'coca-cola', category: 'PROMOCOES' }, [3]],
  ['a name in any category', { name: 'agua' }, [4]],
  ['a name of two products', { name: 'Coca-Cola' }, [2, 3]],
  ['a name in another category', { name: 'Água', category: 'Lanches' }, []],
  ['a new code, by the name of a product without code', { pdvCode: 'ZZ-9', name: 'Água' }, [4]],
  ['nothing by the name of a product with another code', { pdvCode: 'ZZ-9', name: 'X-Salada' }, []],
  ['nothing by the name of a product with another barcode', { barcode: '96385074', name: 'Coca-Cola' }, [3]],
  ['nothing', { name: 'Pastel' }, []],
] as const)('finds %s', (_what, over, ids) => {
  expect(find(row(over))).toEqual(ids);
});
