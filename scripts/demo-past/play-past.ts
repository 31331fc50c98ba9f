import { randomUUID } from 'node:crypto';
import { runDue } from '@comanda/bank-sim/src/run-due.ts';
import { type CalendarDate, dateAt, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { addDays, addMonths, daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { instantOf } from '@comanda/domain/kit/time/instant-of';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { isBankDay } from '@comanda/domain/money/banking/bank-calendar';
import { runBeginsAt } from '@comanda/domain/money/ledger/settlement-days';
import { rebuildFacts } from '@comanda/server/src/areas/insight/insight/facts/fill-facts.ts';
import { closeStore } from '@comanda/server/src/areas/money/invoices/closing/close-store.ts';
import { runClosings } from '@comanda/server/src/areas/money/invoices/closing/closing-runs.ts';
import {
  requestBoletos,
  withdrawBoletos,
} from '@comanda/server/src/areas/money/invoices/paying/invoice-boletos.ts';
import { proveStore } from '@comanda/server/src/areas/money/ledger/proof/prove-store.ts';
import { settleStore } from '@comanda/server/src/areas/money/ledger/settling/settle-store.ts';
import { runSettlements } from '@comanda/server/src/areas/money/ledger/settling/settlement-runs.ts';
import { sweep } from '@comanda/server/src/areas/money/payments/inbox/sweep.ts';
import { checkDue } from '@comanda/server/src/areas/money/payments/payment-jobs.ts';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { AppError } from '@comanda/server/src/platform/errors/app-error.ts';
import type { Session } from '@comanda/server/src/platform/http/requester.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { openPastStore } from './open-store.ts';
import { type PastSale, pastSales, playSales } from './past-day.ts';
import { PAST_EVENTS } from './past-events.ts';
import { ratePastDay } from './past-ratings.ts';
import type { PastServer } from './past-server.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * Milliseconds between two events of an evening. All events are in the last minute of the operational day.
 */
const BETWEEN_EVENTS_MS = 18 * SECOND_MS;
/** Time zone of the provider and its bank. */
const ZONE = 'America/Sao_Paulo';
/** Time zone of the store in Brazil whose month ends last. */
const LAST_ZONE = 'America/Rio_Branco';
/**
 * Days between two saves of the payment provider's state. Saves are rare, because each one writes the whole
 * state.
 */
const SAVED_EVERY_DAYS = 10;
/** Number of months that are closed when the past ends. */
const CLOSED_MONTHS = 2;

/** A store with the data for generating its past. */
interface PlayedStore {
  store: DemoStore;
  storeId: number;
  /** The receiver's reference at the payment provider. */
  receiver: string;
  owner: Session;
  /** Orders of the store, by the operational day of their delivery. */
  sales: Map<CalendarDate, PastSale[]>;
}

export interface PastPlan {
  /** End of the past, in epoch milliseconds. */
  until: number;
  /** Number of days from the oldest order to the end. */
  days: number;
  /** The last generated day. Null if no day was generated. */
  playedThrough: CalendarDate | null;
  /** Saves the payment provider's state. After an interruption, the past continues after this day. */
  save(day: CalendarDate): void;
}

/**
 * Generates the past payments of the demo day by day, with the product's own commands: sales, settlements on
 * bank days, closed months, and other events. In the end, throws if a ledger fails its proof.
 */
export async function playPast(
  past: PastServer,
  stores: readonly { store: DemoStore; storeId: number }[],
  { until, days, playedThrough, save }: PastPlan,
): Promise<void> {
  // Leaves nothing to settle or close for the running server, which would otherwise do the work of ninety
  // days at once.
  past.setClock(until);
  for (const { storeId } of stores) await markUnderWay(past, storeId, true);
  await runSettlements(past.services);
  await runClosings(past.services);
  const first = firstDay(until, days);
  const played: PlayedStore[] = [];
  for (const { store, storeId } of stores) played.push(await begin(past, store, storeId, { first, until }));
  const from = playedThrough === null ? first : addDays(playedThrough, 1);
  const last = operationalDate(ZONE, until);
  for (let day = from; day <= last; day = addDays(day, 1)) {
    await settleDay(past, played, day, until);
    await closeMonth(past, played, day, until);
    await Promise.all(played.map((one) => sellDay(past, one, day)));
    const daysAgo = Math.round((morningOf(dateAt(ZONE, until)) - morningOf(day)) / DAY_MS);
    const isReplayed =
      playedThrough !== null && dayNumberOf(day) - dayNumberOf(playedThrough) <= SAVED_EVERY_DAYS;
    let isEventful = false;
    for (const one of played)
      if (await liveEvening(past, one, { day, daysAgo, isReplayed, until })) isEventful = true;
    if (isEventful || dayNumberOf(day) % SAVED_EVERY_DAYS === 0) save(day);
  }
  past.setClock(until);
  for (const { store, storeId } of played) {
    await past.services.database.inStore(storeId, rebuildFacts);
    const proof = await proveStore(past.services.system, storeId, { fromZero: true, now: until });
    if (proof === null || proof.differences.length > 0)
      throw new Error(`the book of ${store.name} does not come out: ${JSON.stringify(proof?.differences)}`);
    await markUnderWay(past, storeId, false);
  }
}

/** Marks the store while its past is generated. Its panels then show that its numbers still grow. */
async function markUnderWay({ services }: PastServer, storeId: number, isUnderWay: boolean): Promise<void> {
  await services.system.inStore(storeId, async (tx) => {
    await tx.rows(sql`update stores set is_past_under_way = ${isUnderWay} where store_id = ${tx.storeId}`);
    tx.announce('store');
  });
}

/**
 * First day of the ledgers: the first day of the oldest closed month, so that each closed month is complete.
 * If the past begins later than that, the first day of the past.
 */
function firstDay(until: number, days: number): CalendarDate {
  const month = daysOfMonth(addMonths(monthOf(dateAt(ZONE, until)), -CLOSED_MONTHS)).from;
  const oldest = dateAt(ZONE, until - days * DAY_MS);
  return month > oldest ? month : oldest;
}

const morningOf = (day: CalendarDate): number => instantOf(ZONE, Date.parse(`${day}T07:00:00Z`));

async function begin(
  past: PastServer,
  store: DemoStore,
  storeId: number,
  { first, until }: { first: CalendarDate; until: number },
): Promise<PlayedStore> {
  const receiver = await openPastStore(past, store, storeId, morningOf(first));
  const { database } = past.services;
  const [sales, owner] = await database.inStore(storeId, async (tx) => {
    const person = await tx.maybeRow<{ userId: number; userName: string }>(sql`
      select user_id as "userId", name as "userName" from users where store_id = ${tx.storeId} order by user_id limit 1`);
    if (person === null) throw new Error(`${store.name} has nobody`);
    const session: Session = {
      ...{ storeId, ...person, roles: ['admin'], permissions: [], sessionId: randomUUID(), visit: null },
    };
    return [await pastSales(tx, until), session] as const;
  });
  const byDay = Map.groupBy(sales, ({ deliveredAt }) => operationalDate(store.timeZone, deliveredAt));
  return { store, storeId, receiver, owner, sales: byDay };
}

/** The last minute of an operational day. The events of that day are reported then. */
const closingTime = (one: PlayedStore, day: CalendarDate): number =>
  operationalDayStart(one.store.timeZone, instantOf(one.store.timeZone, Date.parse(`${day}T20:00:00Z`))) +
  DAY_MS -
  MINUTE_MS;

async function sellDay({ services, sim }: PastServer, one: PlayedStore, day: CalendarDate): Promise<void> {
  const { store, storeId, receiver, sales } = one;
  const sold = sales.get(day);
  if (sold === undefined) return;
  const seller = { timeZone: store.timeZone, receiver, sim };
  await services.database.inStore(storeId, (tx) => playSales(tx, sold, seller));
}

interface Evening {
  day: CalendarDate;
  daysAgo: number;
  /** True: events of this day may already have happened before an interruption. */
  isReplayed: boolean;
  until: number;
}

/** Creates ratings of the previous day, and other events. Returns true if there was any event. */
async function liveEvening(
  past: PastServer,
  one: PlayedStore,
  { day, daysAgo, isReplayed, until }: Evening,
): Promise<boolean> {
  const { store, storeId, owner, sales } = one;
  const now = Math.min(closingTime(one, day), until);
  past.setClock(now);
  await ratePastDay(past.services, sales.get(addDays(day, -1)) ?? [], owner);
  const events = PAST_EVENTS.filter((each) => each.storeId === storeId && each.daysAgo === daysAgo);
  for (const [index, event] of events.entries()) {
    // The clock only moves forward, so each event is finished before the next event begins.
    const at = now + index * BETWEEN_EVENTS_MS;
    past.setClock(at);
    await event.happen({ past, store, storeId, owner, now: at }).catch((error: unknown) => {
      // Repeating an event from before an interruption is refused, which is no fault.
      if (!isReplayed || !(error instanceof AppError)) throw error;
    });
    await receive(past, at + 5 * SECOND_MS);
  }
  return events.length > 0;
}

async function settleDay(
  past: PastServer,
  played: readonly PlayedStore[],
  day: CalendarDate,
  until: number,
): Promise<void> {
  if (!isBankDay(day) || runBeginsAt(day) + 10 * MINUTE_MS > until) return;
  const { services, setClock } = past;
  setClock(runBeginsAt(day) + MINUTE_MS);
  await withdrawBoletos(services);
  await receive(past, runBeginsAt(day) + 2 * MINUTE_MS);
  setClock(runBeginsAt(day) + 5 * MINUTE_MS);
  for (const { storeId } of played)
    if (!(await settleStore(services, storeId, day)))
      throw new Error(`store ${storeId} was not settled on ${day}`);
  await receive(past, runBeginsAt(day) + 6 * MINUTE_MS);
}

/** Lets the payment provider answer all requests, then handles the webhooks that it sends. */
async function receive({ services, sim, setClock }: PastServer, at: number): Promise<void> {
  setClock(at);
  await checkDue(services.payments);
  setClock(at + 10 * SECOND_MS);
  runDue(sim.bank);
  await sweep(services.payments);
  await checkDue(services.payments);
}

async function closeMonth(
  past: PastServer,
  played: readonly PlayedStore[],
  day: CalendarDate,
  until: number,
): Promise<void> {
  const noon = instantOf(LAST_ZONE, Date.parse(`${day}T12:05:00Z`));
  if (!day.endsWith('-01') || noon > until) return;
  past.setClock(noon);
  const { to } = daysOfMonth(addMonths(monthOf(day), -1));
  for (const { storeId } of played)
    if (!(await closeStore(past.services, storeId, to)))
      throw new Error(`${to} was not closed in store ${storeId}`);
  await requestBoletos(past.services);
  await receive(past, noon + MINUTE_MS);
}
