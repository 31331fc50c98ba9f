import { readPastOrder } from '@comanda/contract/orders/intake/past-order.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { CANCEL_REASONS } from '@comanda/domain/orders/orders/cancel-reasons';
import { totalsAgree } from '@comanda/domain/orders/orders/total-proof';
import { describe, expect, it } from 'vitest';
import { demoStores } from './demo-stores.ts';
import { PAST_DAYS, pastOrders } from './past-orders.ts';

/** A Saturday evening in São Paulo. */
const NOW = Date.parse('2026-11-21T23:10:00Z');
const DAY_MS = 86_400_000;
const OPEN = new Set(['accepted', 'printed', 'sent', 'ready-for-pickup']);

describe.each(demoStores)('the past of $name', (store) => {
  const lines = [...pastOrders(store, 'seed', NOW)];

  it('is the same for the same seed and moment', () => {
    expect(JSON.stringify([...pastOrders(store, 'seed', NOW)]) === JSON.stringify(lines)).toBe(true);
    const [first] = pastOrders(store, 'another seed', NOW);
    expect(first).not.toEqual(lines[0]);
  });

  it('is imported completely, with matching sums', () => {
    // Checks thousands of lines with one expectation, because one expectation per line would take longer than
    // the import.
    const refused = lines.filter((line) => {
      const read = readPastOrder(JSON.stringify(line));
      return !read.ok || !totalsAgree(read.past.order.document);
    });
    expect(refused).toEqual([]);
  });

  it('is in order, without equal ids or future times', () => {
    const received = lines.map(({ receivedAt }) => Date.parse(receivedAt));
    expect(new Set(lines.map(({ order }) => order.id)).size).toBe(lines.length);
    expect(Math.max(...received)).toBeLessThanOrEqual(NOW);
    expect(
      Math.max(...lines.flatMap(({ steps }) => steps.map(({ at }) => Date.parse(at)))),
    ).toBeLessThanOrEqual(NOW);
    const oldestFirst = received.every((at, index) => at >= (received[index - 1] ?? 0) - 2_000);
    expect(oldestFirst).toBe(true);
  });

  it('has the configured number of orders per day, and more orders on weekends', () => {
    const days = new Map<number, number>();
    for (const { order } of lines) {
      const day = Math.floor((Date.parse(order.createdAt) + store.utcOffsetMinutes * 60_000) / DAY_MS);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    const counts = [...days.values()].slice(0, PAST_DAYS);
    expect(Math.min(...counts)).toBeGreaterThan(store.rhythm.ordersPerDay * 0.7);
    expect(Math.max(...counts)).toBeLessThan(store.rhythm.ordersPerDay * 1.35);
  });

  it('has every reason of cancellation', () => {
    const codes = new Set(lines.flatMap(({ steps }) => steps.map(({ reason }) => reason?.code)));
    for (const { code } of CANCEL_REASONS) expect(codes).toContain(code);
  });

  it('has orders in every section of the board, one of them late', () => {
    const ends = lines.slice(-40).map(({ steps }) => steps.at(-1)?.status ?? 'pending');
    for (const status of ['accepted', 'printed', 'sent', 'ready-for-pickup', 'delivered', 'cancelled']) {
      expect(ends).toContain(status);
    }
    const late = lines.filter(({ order, steps }) => {
      const promised = order.delivery?.estimatedDeliveryDateTime ?? order.takeout?.takeoutDateTime;
      return OPEN.has(steps.at(-1)?.status ?? '') && promised != null && Date.parse(promised) < NOW;
    });
    expect(late).toHaveLength(1);
  });
});

it.each(['08:00:30', '08:20:00', '09:01:00', '09:30:00'])(
  'closes orders of the shift on the running day at %s UTC too, when it has just begun',
  (time) => {
    const now = Date.parse(`2026-11-21T${time}Z`);
    for (const store of demoStores) {
      const lines = [...pastOrders(store, 'seed', now, 1)];
      const ends = lines.map(({ steps }) => steps.at(-1)).filter((step) => step !== undefined);
      for (const line of lines) expect(readPastOrder(JSON.stringify(line))).toMatchObject({ ok: true });
      for (const { at } of ends) expect(Date.parse(at)).toBeLessThanOrEqual(now);
      const dayStart = operationalDayStart(store.timeZone, now);
      const today = ends.filter(({ at }) => Date.parse(at) >= dayStart).map(({ status }) => status);
      expect(today.filter((status) => status === 'delivered').length).toBeGreaterThanOrEqual(8);
      expect(today.filter((status) => status === 'cancelled').length).toBeGreaterThanOrEqual(3);
    }
  },
);
