import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { type Customer, createCustomers, pickCustomer } from './customers.ts';
import type { DemoStore } from './demo-store.ts';
import { makeOrder } from './make-order.ts';
import { chooseKind, type OrderKind } from './order-kind.ts';
import { type Fate, LONGEST_STEPS_MINUTES, type PastOrderLine, stepsOf } from './past-order.ts';
import { createRandom, type Random } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Number of days in the past of a demo store. */
export const PAST_DAYS = 90;
/** Orders of the last hours before the demo's start do not follow the rhythm. They come from `SHIFT`. */
const SHIFT_MS = 210 * MINUTE_MS;

/** An order of the shift at the demo's start. */
interface ShiftOrder {
  kind: OrderKind;
  fate: Fate;
  /** For open orders: minutes since the order arrived, from and to. */
  age: readonly [number, number];
  count: number;
  /** Scheduled for this many minutes from now. */
  scheduledIn?: number;
}

/** Orders for every section of the board. One of them is late. */
const SHIFT: readonly ShiftOrder[] = [
  { kind: 'delivery', fate: 'delivered', age: [60, 140], count: 5 },
  { kind: 'takeout', fate: 'delivered', age: [60, 140], count: 2 },
  { kind: 'indoor', fate: 'delivered', age: [60, 140], count: 1 },
  { kind: 'delivery', fate: 'cancelled', age: [60, 140], count: 2 },
  { kind: 'takeout', fate: 'cancelled', age: [60, 140], count: 1 },
  { kind: 'delivery', fate: 'printed', age: [78, 84], count: 1 },
  { kind: 'delivery', fate: 'under-way', age: [18, 24], count: 3 },
  { kind: 'takeout', fate: 'under-way', age: [18, 24], count: 2 },
  { kind: 'indoor', fate: 'under-way', age: [18, 24], count: 1 },
  { kind: 'delivery', fate: 'printed', age: [9, 20], count: 3 },
  { kind: 'takeout', fate: 'printed', age: [9, 20], count: 1 },
  { kind: 'delivery', fate: 'accepted', age: [7, 10], count: 2 },
  { kind: 'delivery', fate: 'accepted', age: [20, 40], count: 1, scheduledIn: 150 },
];

/**
 * Makes the past of a demo store, oldest first: `days` days by its rhythm, today until now, and the current
 * shift. The same seed and `now` (epoch milliseconds) give the same orders.
 */
export function* pastOrders(
  store: DemoStore,
  seed: string,
  now: number,
  days = PAST_DAYS,
): Generator<PastOrderLine> {
  const random = createRandom(`${seed}/${store.key}/past`);
  const world = { store, random, customers: customersOf(store, seed), counts: new Map<string, number>() };
  const offset = store.utcOffsetMinutes * MINUTE_MS;
  const midnight = Math.floor((now + offset) / DAY_MS) * DAY_MS - offset;
  for (let day = days; day >= 0; day -= 1) {
    const start = midnight - day * DAY_MS;
    const weekday = new Date(start + offset).getUTCDay();
    for (const at of arrivals(world, start, weekday)) {
      if (at > now - SHIFT_MS) return yield* shift(world, now);
      yield pastOrder(world, at);
    }
  }
  yield* shift(world, now);
}

/** The customers of a store. They are the same in its history and in today's orders. */
export function customersOf(store: DemoStore, seed: string): Customer[] {
  return createCustomers(createRandom(`${seed}/${store.key}/customers`), store.town, store.customerCount);
}

interface World {
  store: DemoStore;
  random: Random;
  customers: readonly Customer[];
  /** Number of orders by customer id. */
  counts: Map<string, number>;
}

/** The times of a day's orders, earliest first. */
function arrivals({ store, random }: World, start: number, weekday: number): number[] {
  const { ordersPerDay, weekdays, hours } = store.rhythm;
  const count = Math.round(ordersPerDay * (weekdays[weekday] ?? 1) * (0.94 + random.next() * 0.12));
  const choices = Object.entries(hours).map(([hour, weight]) => ({ hour: Number(hour), weight }));
  const times = Array.from(
    { length: count },
    () => start + random.weighted(choices).hour * HOUR_MS + random.int(0, HOUR_MS - 1),
  );
  return times.sort((a, b) => a - b);
}

function pastOrder(world: World, at: number): PastOrderLine {
  const { random } = world;
  const kind = chooseKind(random);
  const isScheduled = kind !== 'indoor' && random.chance(0.04);
  const fate = random.chance(0.045) ? 'cancelled' : 'delivered';
  // A scheduled order is delivered later than others.
  const delay = isScheduled ? random.int(60, 120) * MINUTE_MS : 0;
  const scheduledFor = isScheduled ? at + delay + 45 * MINUTE_MS : null;
  const line = orderLine(world, { kind, at, scheduledFor });
  const steps = stepsOf(random, { store: world.store, kind, receivedAt: Date.parse(line.receivedAt), fate });
  const last = steps.length - 1;
  return {
    ...line,
    steps: steps.map((step, index) =>
      delay > 0 && index === last && step.status === 'delivered'
        ? { ...step, at: later(step.at, delay) }
        : step,
    ),
  };
}

function later(iso: string, byMs: number): string {
  return new Date(Date.parse(iso) + byMs).toISOString();
}

function* shift(world: World, now: number): Generator<PastOrderLine> {
  const { store, random } = world;
  const dayMinutes = (now - operationalDayStart(store.timeZone, now)) / MINUTE_MS;
  const planned = SHIFT.flatMap((input) =>
    Array.from({ length: input.count }, () => ({
      ...input,
      age: input.age[0] + random.next() * (input.age[1] - input.age[0]),
    })),
  ).sort((a, b) => b.age - a.age);
  for (const { kind, fate, age, scheduledIn } of planned) {
    const at = Math.round(now - age * MINUTE_MS);
    const scheduledFor = scheduledIn === undefined ? null : now + scheduledIn * MINUTE_MS;
    const line = orderLine(world, { kind, at, scheduledFor });
    // Shortens the waits, so that no step is later than now.
    const pace = Math.min(1, (age - 0.1) / LONGEST_STEPS_MINUTES);
    const steps = stepsOf(random, { store, kind, receivedAt: Date.parse(line.receivedAt), fate, pace });
    yield { ...line, steps: closedToday(random, steps, now, dayMinutes) };
  }
}

/**
 * Makes orders that were closed in the current operational day, even if that day has just begun. The board
 * shows no orders closed before.
 */
function closedToday(
  random: Random,
  steps: PastOrderLine['steps'],
  now: number,
  dayMinutes: number,
): PastOrderLine['steps'] {
  const last = steps.at(-1);
  if (last === undefined || (last.status !== 'delivered' && last.status !== 'cancelled')) return steps;
  const dayStart = now - dayMinutes * MINUTE_MS;
  if (Date.parse(last.at) > dayStart) return steps;
  const at = new Date(Math.round(dayStart + random.next() * (now - dayStart))).toISOString();
  return [...steps.slice(0, -1), { ...last, at }];
}

function orderLine(
  { store, random, customers, counts }: World,
  { kind, at, scheduledFor }: { kind: OrderKind; at: number; scheduledFor: number | null },
): PastOrderLine {
  const customer = pickCustomer(random, customers);
  const ordersBefore = counts.get(customer.id) ?? customer.ordersBefore;
  counts.set(customer.id, ordersBefore + 1);
  const order = makeOrder(random, { store, customer, ordersBefore, createdAt: at, kind, scheduledFor });
  return { order, receivedAt: new Date(at + random.int(200, 1_500)).toISOString(), steps: [] };
}
