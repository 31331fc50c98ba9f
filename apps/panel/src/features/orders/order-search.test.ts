import { describe, expect, it } from 'vitest';
import { matchesSearch, searchTerms } from './order-search.ts';
import { anOrderCard } from './testing/an-order-card.ts';

describe('search', () => {
  const order = anOrderCard({ code: 'K7QF' });

  it.each([
    ['k7qf', true],
    ['#K7QF', true],
    ['CONCEICAO', true],
    ['conceição avila', true],
    ['4321', true],
    ['98765', false],
    ['guaraná', true],
    ['calabresa liberdade', true],
    ['calabresa paulista', false],
    ['   ', true],
  ])('%s finds it: %s', (query, found) => {
    expect(matchesSearch(order, searchTerms(query))).toBe(found);
  });

  it('finds the one order among 10,000', () => {
    const orders = Array.from({ length: 10_000 }, (_, orderId) => anOrderCard({ orderId }));
    const found = orders.filter((each) => matchesSearch(each, searchTerms('K9999')));
    expect(found).toHaveLength(1);
  });
});
