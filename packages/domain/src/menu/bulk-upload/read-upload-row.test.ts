import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from '../../kit/cents/format-cents.ts';
import { readFilePrice } from './read-file-price.ts';
import { barcodeKey, barcodesOfKey, readUploadRow } from './read-upload-row.ts';
import type { UploadColumns } from './upload-fields.ts';

describe('a price', () => {
  it.each([
    ['R$ 1.234,50', 123_450],
    ['R$\u00a012,90', 1290],
    ['1234.50', 123_450],
    ['12,5', 1250],
    ['12', 1200],
    ['0', 0],
    ['0,00', 0],
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['12.345.678', 'too-much'],
    ['100000', 'too-much'],
    ['99.999,99', 9_999_999],
    ['99999999999', 'too-much'],
    ['-5', 'unreadable'],
    ['3.333333', 'decimals'],
    ['grátis', 'unreadable'],
    ['1,5,0', 'unreadable'],
    ['', null],
  ])('%j is %j', (text, read) => {
    expect(readFilePrice(text)).toBe(read);
  });

  it('is read as it is written in Brazil', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (cents) => {
        expect(readFilePrice(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

const COLUMNS: UploadColumns = {
  barcode: 1,
  quantity: 2,
  price: 3,
  name: 4,
  promoPrice: 5,
  category: 6,
  pdvCode: 7,
};
const CODE = '7891000100103';

describe('a row', () => {
  it('returns the values of its columns', () => {
    expect(
      readUploadRow([` ${CODE} `, '10', 'R$ 8,90', ' Pão  de queijo 🧀 ', '7,90', 'Padaria', '42'], COLUMNS),
    ).toEqual({
      key: `0${CODE}`,
      values: {
        ...{ barcode: CODE, name: 'Pão de queijo 🧀', quantity: 10, priceCents: 890 },
        ...{ promoCents: 790, category: 'Padaria', pdvCode: '42' },
      },
      faults: [],
    });
  });

  it.each([
    ['7,891E+12', 'barcode-of-excel'],
    ['7.89100010010E+12', 'barcode-of-excel'],
    ['7891000100104', 'barcode-digit'],
    ['78910', 'barcode-length'],
    ['sem código', 'barcode-length'],
    ['', 'missing'],
  ])('with the code %j is refused: %s', (code, kind) => {
    const { values, key, faults } = readUploadRow([code, '1', '2'], COLUMNS);
    expect([values, key, faults.map((fault) => fault.kind)]).toEqual([null, null, [kind]]);
  });

  it.each([
    ['10,5', '2', '', 'no-quantity'],
    ['-1', '2', '', 'no-quantity'],
    ['', '2', '', 'missing'],
    ['1', '', '', 'missing'],
    ['1', '1.234', '', 'price-ambiguous'],
    ['1', '10', '10', 'promo-not-lower'],
    ['1', '10', 'x', 'price-unreadable'],
  ])('quantity %j, price %j, promotion %j: %s', (quantity, price, promo, kind) => {
    const { values, faults } = readUploadRow([CODE, quantity, price, '', promo], COLUMNS);
    expect([values, faults.map((fault) => fault.kind)]).toEqual([null, [kind]]);
  });

  it('reports all faults together', () => {
    const cells = ['1', 'x', 'y', '🍕'.repeat(201), '', 'a'.repeat(101), 'PDV-1'];
    expect(readUploadRow(cells, COLUMNS).faults.map(({ kind }) => kind)).toEqual([
      ...['barcode-length', 'too-long', 'too-long', 'no-quantity', 'price-unreadable', 'pdv-code-letters'],
    ]);
    expect(readUploadRow([CODE, '1', '2', '🍕'.repeat(200)], COLUMNS).faults).toEqual([]);
  });

  it('recognises a code whose leading zeros a spreadsheet has removed', () => {
    const key = barcodeKey('036000291452');
    expect(key).toBe(barcodeKey('0036000291452'));
    expect(barcodesOfKey(key)).toEqual(['036000291452', '0036000291452']);
    expect(barcodesOfKey(barcodeKey('96385074'))).toEqual(['96385074', '000096385074', '0000096385074']);
  });
});

describe('a row of a menu', () => {
  const MENU: UploadColumns = {
    name: 1,
    category: 2,
    price: 3,
    description: 4,
    pdvCode: 5,
    quantity: 6,
    barcode: 7,
  };
  const read = (...cells: string[]) => readUploadRow(cells, MENU, 'menu');

  it('needs only a name and a price', () => {
    expect(read('Açaí 500 ml', '', '22,90')).toEqual({
      key: 'nome::acai 500 ml',
      values: {
        ...{ barcode: null, name: 'Açaí 500 ml', quantity: null, priceCents: 2290, promoCents: null },
        ...{ category: null, pdvCode: null, description: null },
      },
      faults: [],
    });
    expect(read('', '', '').faults).toEqual([
      { kind: 'missing', field: 'name' },
      { kind: 'missing', field: 'price' },
    ]);
  });

  it.each([
    ['its barcode', ['X', 'Y', '1', '', 'AB-1', '', CODE], `0${CODE}`],
    ['its PDV code, which may have letters', ['X', 'Y', '1', '', 'AB-1'], 'pdv:ab-1'],
    [
      'category and name without case and accents',
      ['  PÃO  na chapa', 'Café', '1'],
      'nome:cafe:pao na chapa',
    ],
  ])('has %s as its key', (_what, cells, key) => {
    expect(read(...cells)).toMatchObject({ key, faults: [] });
  });

  it('is refused for cells that cannot be read, and for texts that are too long', () => {
    expect(read('X', '', '1', 'd'.repeat(2_001), 'c'.repeat(61), 'muitos', '123').faults).toEqual([
      { kind: 'barcode-length' },
      { kind: 'no-quantity' },
      { kind: 'too-long', field: 'pdvCode', most: 60 },
      { kind: 'too-long', field: 'description', most: 2_000 },
    ]);
  });
});
