import { describe, expect, it } from 'vitest';
import { jobsOf, orderPrintState, stationOf } from './print-job.ts';

const settings = {
  routes: [
    { categoryId: 1, station: 'Forno' },
    { categoryId: 2, station: 'Bar' },
    { categoryId: 3, station: 'Forno' },
    { categoryId: 4, station: '' },
  ],
  printsProduction: true,
  printsCustomerCopy: false,
  printsStoreCopy: false,
};
const items = [3, 2, null, 1, 4].map((categoryId) => ({ categoryId }));

describe('tickets of an order', () => {
  it('are one for the cashier and one per station, in the order of the items, each item on one', () => {
    expect(jobsOf(items, settings)).toMatchObject([
      { kind: 'order', station: 'Caixa', items: null },
      { kind: 'production', station: 'Forno', items: [0, 3] },
      { kind: 'production', station: 'Bar', items: [1] },
      { kind: 'production', station: 'Produção', items: [2, 4] },
    ]);
  });

  it('are the configured copies; with none configured, one without a heading', () => {
    const kinds = (over: Partial<typeof settings>) =>
      jobsOf(items, { ...settings, printsProduction: false, ...over }).map(({ kind }) => kind);
    expect(kinds({})).toEqual(['order']);
    expect(kinds({ printsStoreCopy: true })).toEqual(['store']);
    expect(kinds({ printsStoreCopy: true, printsCustomerCopy: true })).toEqual(['customer', 'store']);
  });

  it('items without a known route go to the default station', () => {
    expect(stationOf(null, settings)).toBe('Produção');
    expect(stationOf(4, settings)).toBe('Produção');
    expect(stationOf(99, settings)).toBe('Produção');
  });
});

it.each([
  [[], 'none'],
  [['queued'], 'waiting'],
  [['printed', 'sent'], 'waiting'],
  [['printed', 'failed'], 'failed'],
  [['printed', 'expired'], 'failed'],
  [['printed', 'printed'], 'printed'],
] as const)('tickets with the states %j make the order %s', (states, together) => {
  expect(orderPrintState(states)).toBe(together);
});
