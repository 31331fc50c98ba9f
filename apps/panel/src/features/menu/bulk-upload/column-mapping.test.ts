import type { SeenColumn } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { expect, it } from 'vitest';
import { readMapping, suggestedForm, suggestedMapping } from './column-mapping.ts';

const column = (number: number, field: SeenColumn['field']): SeenColumn => ({
  ...{ number, field, title: null, samples: [] },
});

it('suggests a field for each column and always asks for required fields', () => {
  expect(suggestedMapping([column(2, 'price'), column(1, 'name'), column(3, null)], 'barcodes')).toEqual({
    ...{ barcode: null, name: 1, quantity: null, price: 2 },
  });
  expect(suggestedMapping([column(2, 'price')], 'menu')).toEqual({ name: null, price: 2 });
});

it('takes a file without barcodes for a menu', () => {
  expect(suggestedForm([column(1, 'name')])).toBe('menu');
  expect(suggestedForm([column(1, 'name'), column(2, 'barcode')])).toBe('barcodes');
});

it('sends a menu with names and prices only', () => {
  expect(readMapping({ name: 1, price: 2 }, 'menu')).toEqual({ menuColumns: { name: 1, price: 2 } });
  expect(readMapping({ name: null, price: 2 }, 'menu')).toEqual({ missing: ['name'], shared: [] });
});

it.each([
  [{ barcode: 1, quantity: 2, price: 3 }, { columns: { barcode: 1, quantity: 2, price: 3 } }],
  [
    { barcode: 1, quantity: 2, price: 3, name: null },
    { missing: ['name'], shared: [] },
  ],
  [
    { barcode: 1, quantity: null, price: 1 },
    { missing: ['quantity'], shared: ['barcode', 'price'] },
  ],
])('reads %j', (mapping, read) => {
  expect(readMapping(mapping, 'barcodes')).toEqual(read);
});
