import { describe, expect, it } from 'vitest';
import { judgeUploadRow, leftTakenBack, type MatchedProduct, type RowValues } from './judge-upload-row.ts';
import type { UploadValues } from './read-upload-row.ts';

const row = (over: Partial<UploadValues> = {}): UploadValues => ({
  barcode: '7891000100103',
  name: 'Guaraná',
  quantity: 5,
  priceCents: 800,
  promoCents: null,
  category: null,
  pdvCode: null,
  ...over,
});
const GUARANA: RowValues = {
  name: 'Guaraná',
  category: 'Bebidas',
  priceCents: 800,
  promoCents: null,
  left: 5,
  status: 'active',
};
const current = (over: Partial<MatchedProduct> = {}): MatchedProduct => ({
  productId: 7,
  pdvCode: null,
  hasSizes: false,
  ...GUARANA,
  ...over,
});
const judge = (
  values: UploadValues,
  matches: readonly MatchedProduct[] = [],
  over: Partial<Parameters<typeof judgeUploadRow>[2]> = {},
) =>
  judgeUploadRow(values, matches, {
    ...{ shouldUpdate: true, knownName: null, chosenId: null, repeats: null },
    ...over,
  });

describe('a row', () => {
  it('with an unknown code is a new product', () => {
    expect(judge(row())).toMatchObject({
      outcome: 'new',
      after: { ...GUARANA, category: 'Sem categoria' },
    });
    expect(judge(row({ category: 'Sucos', priceCents: 0 }))).toMatchObject({
      after: { category: 'Sucos', status: 'out' },
    });
  });

  it('with a quantity that was no change at the check preserves later sales', () => {
    const after = (checkedLeft: number | null, quantity: number, left: number | null) =>
      judge(row({ quantity, priceCents: 900 }), [current({ left })], { checkedLeft });
    expect(after(5, 5, 3)).toMatchObject({ outcome: 'changed', after: { left: 3, priceCents: 900 } });
    expect(after(5, 5, null)).toMatchObject({ after: { left: null } });
    expect(after(4, 5, 3)).toMatchObject({ after: { left: 5 } });
    expect(after(null, 5, 3)).toMatchObject({ after: { left: 5 } });
  });

  it('without a name creates a product only when the code is known', () => {
    expect(judge(row({ name: null }))).toMatchObject({ outcome: 'refused', fault: { kind: 'name-unknown' } });
    expect(judge(row({ name: null }), [], { knownName: 'Guaraná 2 L' })).toMatchObject({
      outcome: 'new',
      after: { name: 'Guaraná 2 L' },
    });
    expect(judge(row({ name: null, quantity: 6 }), [current()])).toMatchObject({
      outcome: 'changed',
      after: { ...GUARANA, left: 6 },
    });
  });

  it('repeating a code refers to the first', () => {
    expect(judge(row(), [], { repeats: 12 })).toMatchObject({ fault: { kind: 'repeated', line: 12 } });
  });

  it.each<[string, Partial<UploadValues>, Partial<MatchedProduct>, Partial<RowValues>]>([
    ['price', { priceCents: 900 }, {}, { priceCents: 900 }],
    ['promotion', { promoCents: 700 }, {}, { promoCents: 700 }],
    ['no word of a promotion keeps it', { quantity: 1 }, { promoCents: 700 }, { promoCents: 700, left: 1 }],
    ['a promotion of nothing ends it', { promoCents: 0 }, { promoCents: 700 }, {}],
    ['none left', { quantity: 0 }, {}, { left: 0 }],
    ['the category stays', { category: 'Sucos', quantity: 1 }, {}, { left: 1 }],
    ['a price of nothing', { priceCents: 0 }, {}, { priceCents: 0, status: 'out' }],
    ['and a price again', {}, { priceCents: 0, status: 'out' }, {}],
    ['out stays out', { quantity: 6 }, { status: 'out' }, { left: 6, status: 'out' }],
    ['a promotion that is none any more', { priceCents: 600 }, { promoCents: 700 }, { priceCents: 600 }],
    [
      'prices of sizes are theirs',
      { priceCents: 0, quantity: 1 },
      { hasSizes: true, promoCents: 700 },
      { promoCents: 700, left: 1 },
    ],
    ['hidden stays hidden', { priceCents: 0 }, { status: 'hidden' }, { priceCents: 0, status: 'hidden' }],
  ])('changes %s', (_name, rules, previous, becomes) => {
    expect(judge(row(rules), [current(previous)])).toEqual({
      outcome: 'changed',
      productId: 7,
      before: { ...GUARANA, ...previous, hasSizes: undefined },
      after: { ...GUARANA, ...becomes },
    });
  });

  it('changes nothing that matches already, and nothing at all in a file for new products', () => {
    expect(judge(row(), [current()])).toMatchObject({ outcome: 'unchanged', isLeftAlone: false });
    expect(judge(row({ priceCents: 1 }), [current()], { shouldUpdate: false })).toMatchObject({
      outcome: 'unchanged',
      isLeftAlone: true,
    });
  });

  it('asks which of several products is meant, unless the PDV code or a user decides', () => {
    const several = [current({ productId: 7, pdvCode: '1' }), current({ productId: 8, pdvCode: '2' })];
    expect(judge(row(), several)).toMatchObject({ fault: { kind: 'several-products' } });
    expect(judge(row({ pdvCode: '3' }), several)).toMatchObject({ outcome: 'refused' });
    expect(judge(row({ pdvCode: '2' }), several)).toMatchObject({ productId: 8 });
    expect(judge(row({ pdvCode: '2' }), several, { chosenId: 7 })).toMatchObject({ productId: 7 });
    expect(judge(row(), several, { chosenId: 9 })).toMatchObject({ outcome: 'refused' });
  });
});

it.each([
  [10, 50, 48, 8],
  [10, 50, 3, 0],
  [null, 50, 48, null],
  [10, 50, null, 10],
])('%s became %s and is %s: reverted it is %s', (before, made, now, left) => {
  expect(leftTakenBack(before, made, now)).toBe(left);
});

describe('a row of a menu', () => {
  const menuRow = (over: Partial<UploadValues> = {}) =>
    row({ barcode: null, quantity: null, description: null, ...over });

  it('creates a product that is not counted, with its texts', () => {
    expect(judge(menuRow({ description: 'Lata', pdvCode: 'BE-1' }))).toMatchObject({
      outcome: 'new',
      after: { left: null, description: 'Lata', pdvCode: 'BE-1' },
    });
  });

  it('changes texts, and nothing for its empty cells', () => {
    const match = current({ description: 'Garrafa', pdvCode: 'BE-1', left: 3 });
    expect(judge(menuRow(), [match])).toMatchObject({ outcome: 'unchanged' });
    expect(judge(menuRow({ description: 'Lata', pdvCode: 'BE-2' }), [match])).toMatchObject({
      ...{ outcome: 'changed', before: { description: 'Garrafa', pdvCode: 'BE-1', left: 3 } },
      after: { description: 'Lata', pdvCode: 'BE-2', left: 3 },
    });
  });

  it('is refused when it means several products, or repeats one', () => {
    const two = [current(), current({ productId: 8 })];
    expect(judge(menuRow(), two)).toMatchObject({ fault: { kind: 'several-alike' } });
    expect(judge(menuRow(), two, { chosenId: 8 })).toMatchObject({ productId: 8 });
    expect(judge(menuRow(), [], { repeats: 4 })).toMatchObject({
      fault: { kind: 'repeated-product', line: 4 },
    });
  });
});
