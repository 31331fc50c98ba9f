import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addBankDays } from '@comanda/domain/money/banking/bank-calendar';
import { lastRunDay } from '@comanda/domain/money/ledger/settlement-days';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { settlementFailures } from './failures.writes.ts';
import { settlementRuns, storesToSettle } from './runs.writes.ts';
import { type SettlingServices, settleStore } from './settle-store.ts';

const EVERY_MS = 60_000;
/** Stores between two renewals of the lease. */
const BATCH = 60;
/** Number of stores in parallel. More would take database connections that live orders need. */
const AT_ONCE = 3;

/**
 * Settles all stores on each bank day from 08:00 in Brasília on. Days that had no running server are settled
 * later, in order. A lease gives each day to one of several servers. The lease only saves work: a store is
 * settled once per day in any case.
 */
export function startSettlementRuns(services: SettlingServices): RepeatedWork {
  const self = randomUUID();
  const rounds = new RepeatedWork({
    job: 'settlements',
    everyMs: EVERY_MS,
    work: (stopping) => runSettlements(services, { self, stopping }),
    failure: 'settlements not run; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Runs one round: every day that has begun, then earlier failures that are due for a retry. Returns the number of tried
 * stores.
 */
export async function runSettlements(
  services: SettlingServices,
  { self = randomUUID(), stopping }: { self?: string; stopping?: AbortSignal } = {},
): Promise<number> {
  const until = lastRunDay(services.clock.now());
  let tried = 0;
  for (let day = await dayToRun(services, until); day !== null; day = await dayToRun(services, until)) {
    const { isOver, stores } = await runDay(services, day, { self, stopping });
    tried += stores;
    if (!isOver) return tried;
  }
  const failed = await settlementFailures.due(services.system, services.clock.now(), BATCH);
  for (const { storeId } of failed) {
    if (stopping?.aborted === true) break;
    await settleStore(services, storeId, until);
    tried += 1;
  }
  return tried;
}

/** The day to continue, or the next one; null when all days until `until` are settled. */
async function dayToRun({ system }: SettlingServices, until: CalendarDate): Promise<CalendarDate | null> {
  const last = await settlementRuns.last(system);
  if (last === null) return until;
  if (!last.isOver) return last.day;
  const next = addBankDays(last.day, 1);
  return next <= until ? next : null;
}

/** Settles a day. `isOver` is false when another server has the lease, or this server stops. */
async function runDay(
  services: SettlingServices,
  day: CalendarDate,
  { self, stopping }: { self: string; stopping: AbortSignal | undefined },
): Promise<{ isOver: boolean; stores: number }> {
  const { system, clock, log } = services;
  const tally = { stores: 0, failed: 0 };
  let after = 0;
  for (;;) {
    if (stopping?.aborted === true) {
      await settlementRuns.release(services, day, self);
      return { isOver: false, stores: tally.stores };
    }
    if (!(await settlementRuns.claim(services, day, self))) return { isOver: false, stores: tally.stores };
    const batch = await storesToSettle(system, day, { after, limit: BATCH });
    const waiting = [...batch];
    const work = async () => {
      for (let storeId = waiting.shift(); storeId !== undefined; storeId = waiting.shift())
        if (!(await settleStore(services, storeId, day))) tally.failed += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    tally.stores += batch.length;
    if (batch.length < BATCH) break;
    after = batch.at(-1) ?? after;
  }
  await settlementRuns.finish(system, day, clock.now());
  log.info({ day, ...tally }, 'settlement run done');
  return { isOver: true, stores: tally.stores };
}
