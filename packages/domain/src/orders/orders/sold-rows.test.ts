import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentDiscount, OrderDocument } from './order-document.ts';
import { sumCents } from './payments.ts';
import { soldRowsOf } from './sold-rows.ts';

const document = (over: Partial<OrderDocument> = {}): OrderDocument => ({
  items: [
    {
      ...{ name: 'Queijo', quantity: 0.35, unit: 'KG', externalCode: null, note: 'sem casca' },
      ...{ unitPriceCents: 9990, optionsPriceCents: 0, totalCents: 3497 },
      options: [
        {
          ...{ name: 'Fatiado', quantity: 1, unitPriceCents: 0, totalCents: 0, note: 'fino' },
          optionCode: 'F-1',
        },
      ],
    },
  ],
  itemsCents: 3497,
  fees: [],
  discounts: [],
  totalCents: 3497,
  payments: [],
  address: null,
  notes: null,
  pickupCode: null,
  scheduledFor: null,
  customerOrderCount: 0,
  place: null,
  ...over,
});

describe('sold rows', () => {
  it('a line has its options, and no words of the customer', () => {
    const { lines } = soldRowsOf(document(), []);
    expect(lines).toMatchObject([
      {
        line: 0,
        name: 'Queijo',
        quantity: 0.35,
        unit: 'KG',
        totalCents: 3497,
        productId: null,
        sizeId: null,
      },
    ]);
    expect(lines[0]?.options).toEqual([
      { name: 'Fatiado', code: 'F-1', quantity: 1, unitPriceCents: 0, totalCents: 0 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/casca|fino/);
  });

  it('recognises a fee by its code, or by its label in old orders, and adds a row for a difference', () => {
    const fees = [
      { label: 'Entrega', cents: 700, type: 'DELIVERY_FEE', receivedBy: 'MARKETPLACE' },
      { label: 'Gorjeta', cents: 300 },
      { label: 'Embalagem', cents: 50, type: 'PACKAGING' },
    ];
    expect(soldRowsOf(document({ fees, totalCents: 4546 }), []).fees).toEqual([
      { fee: 0, kind: 'delivery', name: 'Entrega', cents: 700, receivedBy: 'MARKETPLACE' },
      { fee: 1, kind: 'tip', name: 'Gorjeta', cents: 300, receivedBy: null },
      { fee: 2, kind: 'other', name: 'Embalagem', cents: 50, receivedBy: null },
      { fee: 3, kind: 'difference', name: 'Diferença', cents: -1, receivedBy: null },
    ]);
  });

  const share = (sponsor: string | null, cents: number | null, coupon: string | null = null) => ({
    ...{ sponsor, cents, coupon },
  });
  it.each<[string, Partial<DocumentDiscount>, (string | number | null)[][]]>([
    ['nobody said who pays', {}, [[null, 1000, null]]],
    [
      'each said how much',
      { shares: [share('MERCHANT', 400), share('MARKETPLACE', 600, 'OI')] },
      [
        ['MERCHANT', 400, 'OI'],
        ['MARKETPLACE', 600, 'OI'],
      ],
    ],
    ['an only one did not say how much', { shares: [share('CHAIN', null)] }, [['CHAIN', 1000, null]]],
    [
      'one of two did not',
      { shares: [share('MERCHANT', 400), share('MARKETPLACE', null)] },
      [
        ['MERCHANT', 400, null],
        ['MARKETPLACE', 600, null],
      ],
    ],
    [
      'neither did',
      { shares: [share('MERCHANT', null, 'OI'), share('MARKETPLACE', null)] },
      [[null, 1000, 'OI']],
    ],
    [
      'they give less than it is',
      { shares: [share('MERCHANT', 999)] },
      [
        ['MERCHANT', 999, null],
        [null, 1, null],
      ],
    ],
    [
      'they give more than it is',
      { shares: [share('MERCHANT', 1200), share('CHAIN', null)] },
      [
        ['MERCHANT', 1200, null],
        [null, -200, null],
      ],
    ],
    ['an old order of an only sponsor', { sponsors: ['MERCHANT'] }, [['MERCHANT', 1000, null]]],
    [
      'an old order that says how much',
      { sponsors: ['MERCHANT'], sharedCents: 900 },
      [
        ['MERCHANT', 900, null],
        [null, 100, null],
      ],
    ],
    ['an old order of two', { sponsors: ['MERCHANT', 'CHAIN'], sharedCents: 1000 }, [[null, 1000, null]]],
  ])('a discount by sponsor: %s', (_case, over, expected) => {
    const discounts = [{ label: 'Desconto', cents: 1000, sponsors: [], ...over }];
    const rows = soldRowsOf(document({ discounts }), []).discounts;
    expect(rows.map(({ sponsor, cents, coupon }) => [sponsor, cents, coupon])).toEqual(expected);
  });

  it('adds up to the total, to the cent, for any document', () => {
    const cents = fc.integer({ min: -999_999_900, max: 999_999_900 });
    const paid = fc.integer({ min: 0, max: 999_999_900 });
    const anOrder = fc.record({
      totals: fc.array(paid, { minLength: 1, maxLength: 5 }),
      fees: fc.array(fc.record({ label: fc.constantFrom('Entrega', 'Taxa'), cents }), { maxLength: 4 }),
      discounts: fc.array(
        fc.record(
          {
            ...{ label: fc.constant('Desconto'), cents: paid, sharedCents: paid },
            sponsors: fc.array(fc.constantFrom('MERCHANT', 'CHAIN'), { maxLength: 2 }),
            shares: fc.array(
              fc.record({
                ...{ sponsor: fc.option(fc.constant('MERCHANT')), cents: fc.option(paid) },
                coupon: fc.option(fc.constant('OI')),
              }),
              { maxLength: 3 },
            ),
          },
          { requiredKeys: ['label', 'cents', 'sponsors'] },
        ),
        { maxLength: 3 },
      ),
      totalCents: paid,
    });
    fc.assert(
      fc.property(anOrder, ({ totals, ...order }) => {
        const [item] = document().items as [OrderDocument['items'][number]];
        const items = totals.map((totalCents) => ({ ...item, totalCents }));
        const { lines, fees, discounts } = soldRowsOf(document({ items, ...order }), []);
        const goods = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
        expect(goods + sumCents(fees) - sumCents(discounts)).toBe(order.totalCents);
        expect(sumCents(discounts)).toBe(sumCents(order.discounts));
        expect(sumCents(fees.filter(({ kind }) => kind !== 'difference'))).toBe(sumCents(order.fees));
      }),
    );
  });
});
