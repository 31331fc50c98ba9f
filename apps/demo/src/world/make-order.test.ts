import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import { openDeliveryOrderWire } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { totalsAgree } from '@comanda/domain/orders/orders/total-proof';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCustomer } from './customers.ts';
import { demoStores } from './demo-stores.ts';
import { makeOrder } from './make-order.ts';
import { createRandom } from './random.ts';

const NOW = Date.parse('2026-11-21T22:05:00Z');
const seeds = fc.record({
  seed: fc.string(),
  store: fc.constantFrom(...demoStores),
  kind: fc.constantFrom('delivery', 'takeout', 'indoor'),
  isScheduled: fc.boolean(),
  ordersBefore: fc.nat(50),
});

function orderOf(
  { seed, store, kind, isScheduled, ordersBefore }: typeof seeds extends fc.Arbitrary<infer T> ? T : never,
  hasWrongTotal = false,
) {
  const random = createRandom(seed);
  return makeOrder(random, {
    store,
    customer: createCustomer(random, store.town),
    ordersBefore,
    createdAt: NOW,
    kind,
    scheduledFor: isScheduled ? NOW + 3_600_000 : null,
    hasWrongTotal,
  });
}

it('makes orders that the intake accepts, with exact sums in cents, for every seed', () => {
  fc.assert(
    fc.property(seeds, (input) => {
      const order = orderOf(input);
      expect(z.safeParse(openDeliveryOrderWire, order).error).toBeUndefined();
      const { document } = newOrderFrom(order);
      expect(totalsAgree(document)).toBe(true);
      const sum = (amounts: { cents: number }[]) => amounts.reduce((total, { cents }) => total + cents, 0);
      expect(document.itemsCents + sum(document.fees) - sum(document.discounts)).toBe(document.totalCents);
      expect(sum(document.payments)).toBe(document.totalCents);
      expect(document.items.reduce((total, item) => total + item.totalCents, 0)).toBe(document.itemsCents);
      for (const { changeForCents, cents } of document.payments) {
        if (changeForCents !== null) expect(changeForCents).toBeGreaterThan(cents);
      }
    }),
    { numRuns: 400 },
  );
});

it('makes the same order from the same seed, and a wrong total only on request', () => {
  fc.assert(
    fc.property(seeds, (input) => {
      expect(orderOf(input)).toEqual(orderOf(input));
      expect(totalsAgree(newOrderFrom(orderOf(input, true)).document)).toBe(false);
    }),
    { numRuns: 50 },
  );
});
