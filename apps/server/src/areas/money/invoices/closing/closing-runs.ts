import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { lastPeriodEnd, nextPeriodEnd } from '@comanda/domain/money/ledger/period-days';
import { runsOf } from '../../../../platform/leases/runs.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { requestBoletos, withdrawBoletos } from '../paying/invoice-boletos.ts';
import { type ClosingServices, closeStore, periodFailures } from './close-store.ts';
import { storesLeft } from './closing.reads.ts';

const EVERY_MS = 60_000;
/**
 * Stores between two renewals of the lease. Closing this many stores, with pauses, takes much less time than
 * the lease lasts.
 */
const BATCH = 30;
/**
 * After each store the run pauses `times` as long as the closing took, so that live orders hardly wait. Five
 * hundred stores take three minutes.
 */
const PAUSE = { times: 20, longestMs: 400 };

/** The runs of closings. A run's id is the last day of its month. */
export const periodRuns = runsOf('period_runs');

/**
 * Closes the past month of all stores, each store from noon of the first day by its own clock. Months that
 * had no running server are closed later, in order. A lease gives each month to one of several servers. The
 * lease only saves work: a store's month is closed once in any case.
 */
export function startClosings(services: ClosingServices): RepeatedWork {
  const self = randomUUID();
  const rounds = new RepeatedWork({
    job: 'closings',
    everyMs: EVERY_MS,
    work: async (stopping) => {
      const closed = await runClosings(services, { self, stopping, pause: delay });
      await requestBoletos(services);
      await withdrawBoletos(services);
      return closed;
    },
    failure: 'periods not closed; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

interface Round {
  self: string;
  stopping: AbortSignal | undefined;
  /** Waits this many milliseconds; undefined in tests without pauses. */
  pause: ((ms: number) => Promise<unknown>) | undefined;
}

/**
 * Runs one round: every due month, then earlier failures that are due for a retry. Returns the number of tried stores.
 */
export async function runClosings(
  services: ClosingServices,
  { self = randomUUID(), stopping, pause }: Partial<Round> = {},
): Promise<number> {
  const { system, clock } = services;
  const until = lastPeriodEnd(clock.now());
  let tried = 0;
  for (let day = await dayToRun(services, until); day !== null; day = await dayToRun(services, until)) {
    const { isOver, stores } = await runMonth(services, day, { self, stopping, pause });
    tried += stores;
    if (!isOver) break;
  }
  for (const { storeId } of await periodFailures.due(system, clock.now(), BATCH)) {
    if (stopping?.aborted === true) break;
    await closeStore(services, storeId, await lastClosable(services, until));
    tried += 1;
  }
  return tried;
}

/** The last month that failed stores may close: the month of the current run, or of the last run before. */
async function lastClosable({ system }: ClosingServices, until: CalendarDate): Promise<CalendarDate> {
  return (await periodRuns.last(system))?.day ?? until;
}

/** The month to continue, or the next one; null when all months until `until` are closed. */
async function dayToRun({ system }: ClosingServices, until: CalendarDate): Promise<CalendarDate | null> {
  const last = await periodRuns.last(system);
  if (last === null) return until;
  if (!last.isOver) return last.day;
  const next = nextPeriodEnd(last.day);
  return next <= until ? next : null;
}

/**
 * Closes a month. `isOver` is false when another server has the lease, this server stops, or some stores have
 * not reached noon.
 */
async function runMonth(
  services: ClosingServices,
  day: CalendarDate,
  { self, stopping, pause }: Round,
): Promise<{ isOver: boolean; stores: number }> {
  const { system, clock, log } = services;
  const tally = { stores: 0, failed: 0 };
  const isStopping = () => stopping?.aborted === true;
  const release = async () => {
    await periodRuns.release(services, day, self);
    return { isOver: false, stores: tally.stores };
  };
  for (let after = 0; ; ) {
    if (isStopping()) return release();
    if (!(await periodRuns.claim(services, day, self))) return { isOver: false, stores: tally.stores };
    const batch = await storesLeft(system, day, { now: clock.now(), after, limit: BATCH });
    for (const storeId of batch) {
      if (isStopping()) return release();
      const startedAt = performance.now();
      if (!(await closeStore(services, storeId, day))) tally.failed += 1;
      await pause?.(Math.min(PAUSE.times * (performance.now() - startedAt), PAUSE.longestMs));
    }
    tally.stores += batch.length;
    if (batch.length < BATCH) break;
    after = batch.at(-1) ?? after;
  }
  if ((await storesLeft(system, day, { now: null, after: 0, limit: 1 })).length > 0)
    return { isOver: false, stores: tally.stores };
  await periodRuns.finish(system, day, clock.now());
  log.info({ day, ...tally }, 'periods closed');
  return { isOver: true, stores: tally.stores };
}
