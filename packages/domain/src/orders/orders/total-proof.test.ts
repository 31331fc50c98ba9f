import { describe, expect, it } from 'vitest';
import type { OrderDocument } from './order-document.ts';
import { totalFaults, totalsAgree } from './total-proof.ts';

const item = (totalCents: number) => ({
  name: 'Pizza',
  quantity: 1,
  unit: 'UN',
  unitPriceCents: totalCents,
  optionsPriceCents: 0,
  totalCents,
  externalCode: null,
  note: null,
  options: [],
});

/** One pizza for R$ 62,90, R$ 7,00 delivery, R$ 5,00 discount, paid in cash. */
function aDocument(over: Partial<OrderDocument> = {}): OrderDocument {
  return {
    items: [item(6290)],
    itemsCents: 6290,
    fees: [{ label: 'Entrega', cents: 700 }],
    discounts: [{ label: 'Cupom', cents: 500, sponsors: [] }],
    totalCents: 6490,
    payments: [{ method: 'CASH', label: 'Dinheiro', isPrepaid: false, cents: 6490, changeForCents: null }],
    address: null,
    notes: null,
    pickupCode: null,
    scheduledFor: null,
    customerOrderCount: 0,
    place: null,
    ...over,
  };
}

describe('totalFaults', () => {
  it.each<[string, Partial<OrderDocument>]>([
    ['agreeing amounts', {}],
    ['a cent of a partner’s rounding', { totalCents: 6491 }],
    ['an order without a payment named', { payments: [] }],
  ])('finds none in %s', (_name, over) => {
    expect(totalFaults(aDocument(over))).toEqual([]);
    expect(totalsAgree(aDocument(over))).toBe(true);
  });

  it.each<[string, Partial<OrderDocument>, object[]]>([
    [
      'three pizzas shown, two paid',
      { items: [item(6290), item(6290), item(6290)], itemsCents: 12580 },
      [
        { sum: 'items', computedCents: 18870, statedCents: 12580 },
        { sum: 'charged', computedCents: 12780, statedCents: 6490 },
      ],
    ],
    [
      'a fee forgotten in the total',
      { fees: [] },
      [{ sum: 'charged', computedCents: 5790, statedCents: 6490 }],
    ],
    [
      'a payment that does not cover it',
      { payments: [{ method: 'PIX', label: 'Pix', isPrepaid: true, cents: 6000, changeForCents: null }] },
      [{ sum: 'paid', computedCents: 6000, statedCents: 6490 }],
    ],
  ])('names the sum and the amounts: %s', (_name, over, faults) => {
    expect(totalFaults(aDocument(over))).toEqual(faults);
    expect(totalsAgree(aDocument(over))).toBe(false);
  });
});
