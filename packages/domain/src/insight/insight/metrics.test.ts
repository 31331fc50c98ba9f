import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operationalDate } from '../../kit/time/operational-date.ts';
import { METRICS, type MetricId, metricsOf } from './metrics.ts';
import { type OrderFact, SALE_METHODS, type SaleOutcome, saleWayOf } from './order-fact.ts';
import { addedDays, salesDayOf, sumSales } from './sales-day.ts';

const OUTCOMES: readonly SaleOutcome[] = ['open', 'completed', 'cancelled', 'unpaid'];
const ZONES = ['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'];
const FROM = Date.parse('2026-10-01T00:00:00Z');
const HOURS = 24 * 40;
const cents = (max: number) => fc.integer({ min: 0, max: max });

/** The amounts of an order at one moment. */
const state = fc
  .record({
    ...{ outcome: fc.constantFrom(...OUTCOMES), isDelivery: fc.boolean(), subtotal: cents(200_000) },
    ...{ others: cents(2_000), hasTerms: fc.boolean() },
    ...{
      delivery: cents(2_500),
      store: cents(100),
      sponsored: cents(100),
      way: fc.constantFrom(...SALE_METHODS),
    },
    ...{ commission: cents(20_000), second: cents(100) },
  })
  .map((of): Omit<OrderFact, 'orderId' | 'day' | 'hour'> => {
    const discounts = Math.min(of.store + of.sponsored, of.subtotal + of.delivery);
    const storeDiscountCents = Math.min(of.store, discounts);
    const paid = of.subtotal + of.delivery - discounts;
    // An order with two payments counts under the larger payment.
    const beside = Math.min(of.second, paid);
    const parts = { online: 0, card: 0, cash: 0, [of.way]: paid - beside };
    parts[of.way === 'cash' ? 'card' : 'cash'] += beside;
    const ways = { onlineCents: parts.online, cardCents: parts.card, cashCents: parts.cash };
    return {
      ...{ outcome: of.outcome, isDelivery: of.isDelivery, hasTerms: of.hasTerms, ...ways },
      // Without agreed terms there is no commission.
      ...{
        commissionCents: of.hasTerms ? of.commission : 0,
        otherFeesCents: Math.min(of.others, of.subtotal),
      },
      ...{ subtotalCents: of.subtotal, deliveryCents: of.delivery, storeDiscountCents },
      ...{ sponsoredCents: discounts - storeDiscountCents, way: saleWayOf(ways), method: 'PIX' },
      ...{ cancelledBy: null, cancelCode: null, district: null, customerNo: null, version: 1 },
      ...{ acceptMinutes: null, kitchenMinutes: null, doorMinutes: null, lateMinutes: null },
    };
  });
/** An order with all its states, one after the other; only the last state counts. */
const order = fc.record({
  hours: fc.integer({ min: 0, max: HOURS }),
  states: fc.array(state, { minLength: 1, maxLength: 4 }),
});

/** Counts each order separately, without stored sums. */
function counted(orders: readonly OrderFact[]): Record<Exclude<MetricId, 'refunds'>, number | null> {
  const of = (outcome: SaleOutcome) => orders.filter((each) => each.outcome === outcome);
  const total = (some: readonly OrderFact[], amountOf: (each: OrderFact) => number) =>
    some.reduce((sum, each) => sum + amountOf(each), 0);
  const done = of('completed');
  const storeOf = (each: OrderFact) => each.subtotalCents - each.otherFeesCents - each.storeDiscountCents;
  const store = total(done, storeOf);
  const agreed = done.filter(({ hasTerms }) => hasTerms);
  const terms = total(agreed, storeOf);
  const commission = total(done, (each) => each.commissionCents);
  const paid = (each: OrderFact) => each.onlineCents + each.cardCents + each.cashCents;
  const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value)) || 0;
  return {
    'orders.received': orders.length,
    'orders.completed': done.length,
    'orders.cancelled': of('cancelled').length,
    'orders.unpaid': of('unpaid').length,
    'orders.terms': agreed.length,
    'sales.terms': terms,
    'sales.products': total(done, (each) => each.subtotalCents - each.otherFeesCents),
    'fees.other': total(done, (each) => each.otherFeesCents),
    'sales.cancelled': total(of('cancelled'), storeOf),
    'sales.gross': total(done, (each) => each.subtotalCents + each.deliveryCents),
    'sales.paid': total(done, paid),
    'sales.store': store,
    discounts: total(done, (each) => each.storeDiscountCents + each.sponsoredCents),
    ticket: done.length === 0 ? null : rounded(store / done.length),
    commission,
    roi:
      commission !== 0
        ? rounded(((terms - commission) * 100) / commission)
        : done.length > 0 && agreed.length === 0
          ? null
          : 0,
    'sales.per-real': commission === 0 ? null : rounded((terms * 100) / commission),
    coupons: done.filter((each) => each.sponsoredCents > 0).length,
    'coupons.cents': total(done, (each) => each.sponsoredCents),
    'delivery.fees': total(done, (each) => each.deliveryCents),
    'delivery.rides': done.filter((each) => each.isDelivery).length,
  };
}

it('every metric equals a plain count of its orders, after any number of changes', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 25 }), fc.constantFrom(...ZONES), (orders, zone) => {
      const changes: Parameters<typeof addedDays>[0][number][] = [];
      const last: OrderFact[] = [];
      for (const [at, { hours, states }] of orders.entries()) {
        // An order counts on its own day, even when it changes later.
        const stored = { orderId: at + 1, day: operationalDate(zone, FROM + hours * 3_600_000), hour: 0 };
        let before: OrderFact | undefined;
        for (const each of states) {
          const fact: OrderFact = { ...each, ...stored };
          if (before !== undefined) changes.push({ sign: -1, of: salesDayOf(before) });
          changes.push({ sign: 1, of: salesDayOf(fact) });
          before = fact;
        }
        if (before !== undefined) last.push(before);
      }
      const range = { from: '2026-10-08', to: '2026-10-21' };
      const isIn = ({ day }: { day: string }) => day >= range.from && day <= range.to;
      const days = addedDays(changes).filter(isIn);
      const ended = (outcome: SaleOutcome) => sumSales(days.filter((day) => day.outcome === outcome));
      const { refunds, ...figures } = metricsOf({
        ...{ completed: ended('completed'), cancelled: ended('cancelled'), open: ended('open') },
        unpaid: ended('unpaid'),
        refundedCents: 123,
      });
      expect(figures).toEqual(counted(last.filter(isIn)));
      expect(refunds).toBe(123);
    }),
    { numRuns: 200 },
  );
});

it('each metric has a definition and a formula, and no text appears twice', () => {
  const all = Object.values(METRICS);
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  for (const { definition, formula } of all)
    expect([definition.length > 9, formula.length > 5]).toEqual([true, true]);
});
