import type { IntakeClient } from './intake-client.ts';
import { nextOrder, type Visitors } from './next-order.ts';
import { type Payer, payOnline, withOnlineCharge } from './pay-online.ts';
import { placeOrder, type Wait } from './place-order.ts';
import type { CustomerClient } from './talk/customer-client.ts';
import { drawTemper, followOrder } from './talk/follow-order.ts';

export interface Play extends Visitors {
  client: IntakeClient;
  /** Factor for the store's number of orders. With 0, customers send none. */
  rate: number;
  wait: Wait;
  now(): number;
  /** Called once for each refused order. */
  onLost(orderId: string): void;
  /** Share of customers who write to the store; 0 to 1. */
  talkShare: number;
  customerOf(link: string): CustomerClient;
  /** Pays online orders. Null: no customer can pay online. */
  payer: Payer | null;
}

const HOUR_MS = 3_600_000;
/** New orders stop while this many are pending. */
const MAX_PENDING = 12;
const BUSY_PAUSE_MS = 5_000;
const LONGEST_GAP_MS = 10 * 60_000;
const SENDS_TWICE = 0.03;
/** Every fifteenth order has yesterday's prices. The first of them comes early. */
const OLD_PRICES_EVERY = 15;

/** Sends a few orders together, then single orders by the store's rhythm. Ends when `wait` rejects. */
export async function playCustomers(play: Play): Promise<never> {
  const { client, random, store, rate, wait } = play;
  if (rate <= 0) return idle(wait);
  const perHour = store.rhythm.livePerHour * rate;
  const pending = await pendingSoon(client, wait);
  const atOnce = Math.min(store.rhythm.liveAtStart, MAX_PENDING - pending);
  await Promise.all(Array.from({ length: Math.max(0, atOnce) }, () => comeIn(play)));
  for (let since = 0; ; since += 1) {
    // Customers order independently, so the gaps between orders have an exponential distribution.
    await wait(Math.min((-Math.log(1 - random.next()) * HOUR_MS) / perHour, LONGEST_GAP_MS));
    while ((await pendingSoon(client, wait)) >= MAX_PENDING) await wait(BUSY_PAUSE_MS);
    await comeIn(play, since % OLD_PRICES_EVERY === 0);
  }
}

async function comeIn(play: Play, hasOldPrices = false): Promise<void> {
  const { payer } = play;
  const made = nextOrder(play, play.now(), hasOldPrices);
  const order = payer?.isReady(play.store.key)
    ? withOnlineCharge(made, play.random.fork(`${made.id}/pay`))
    : made;
  const sendsTwice = play.random.chance(SENDS_TWICE);
  const temper = drawTemper(play.random, play.talkShare);
  const placed = await placeOrder(play.client, order, play.wait);
  if (placed === null) return play.onLost(order.id);
  if (payer !== null && order.payments.onlineCharge === true) {
    const parts = { random: play.random.fork(`${order.id}/paid`), wait: play.wait };
    payOnline(play.client, payer, order, parts).catch(() => undefined);
  }
  if (placed.link !== null && (temper.writes || temper.givesUp)) {
    // Runs in the background and ends with the demonstration.
    const parts = { random: play.random.fork(order.id), wait: play.wait };
    followOrder(play.customerOf(placed.link), temper, parts).catch(() => undefined);
  }
  // The partner sends this order twice. The store must create it only once.
  if (sendsTwice) await placeOrder(play.client, order, play.wait);
}

async function pendingSoon(client: IntakeClient, wait: Wait): Promise<number> {
  for (;;) {
    const pending = await client.countPending();
    if (pending !== null) return pending;
    await wait(BUSY_PAUSE_MS);
  }
}

async function idle(wait: Wait): Promise<never> {
  for (;;) await wait(HOUR_MS);
}
