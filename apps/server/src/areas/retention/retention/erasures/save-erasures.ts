import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { addQueueGauges } from '../../../../platform/queue-gauges.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { ErasureList } from './erasure-list.ts';
import { countUnsaved, listUnsaved, markSaved, saveErasuresOf14 } from './erasures.writes.ts';

const EVERY_MS = 10_000;
/** Interval between deletions of old entries. Listing a bucket costs money, and entries live for days. */
const CLEANING_MS = 3_600_000;
const BATCH = 50;
const DAY_MS = 24 * 3_600_000;
/**
 * Age limit for erasures that are read from the audit log. The list deletes entries after 32 days; an older
 * erasure would be added again.
 */
const OF_14_MS = 31 * DAY_MS;

interface Deps {
  system: Database;
  list: ErasureList;
  clock: Clock;
  log: Logger;
  /** Days until retention removes the customers' names from orders. */
  namesDays: number;
}

/**
 * Saves waiting erasures in the list outside the database, and returns their number. Two servers may save the
 * same erasure.
 */
export async function saveErasures({
  system,
  list,
  clock,
}: Omit<Deps, 'log' | 'namesDays'>): Promise<number> {
  const unsaved = await listUnsaved(system, BATCH);
  for (const erasure of unsaved) {
    await list.add(erasure);
    await system.inStore(erasure.storeId, (tx) => markSaved(tx, erasure.erasureId, clock.now()));
  }
  return unsaved.length;
}

/**
 * Saves erasures within ten seconds, deletes old entries each hour, and counts waiting erasures in
 * `/metrics`.
 */
export function startSavingErasures({ metrics, ...deps }: Deps & { metrics: Registry }): RepeatedWork {
  addQueueGauges(metrics, {
    name: 'comanda_erasures_waiting',
    help: 'Erased customers that are not in the list beside the backups.',
    read: () => countUnsaved(deps.system, deps.clock.now()),
  });
  let cleaningAt = 0;
  let hasReadLog = false;
  const rounds = new RepeatedWork({
    job: 'erasures',
    everyMs: EVERY_MS,
    work: async () => {
      const now = deps.clock.now();
      if (!hasReadLog) {
        const namesSince = new Date(now - deps.namesDays * DAY_MS);
        await saveErasuresOf14(deps.system, { since: new Date(now - OF_14_MS), namesSince });
        hasReadLog = true;
      }
      const saved = await saveErasures(deps);
      if (now >= cleaningAt) {
        await deps.list.removeOld(now);
        cleaningAt = now + CLEANING_MS;
      }
      return saved;
    },
    failure: 'erased customers not saved beside the backups; tried again',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}
