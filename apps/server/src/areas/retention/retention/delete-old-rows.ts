import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { NO_STORE } from '../../people/audit/public.ts';
import { type OrderRetention, type RetentionRule, retentionRules } from './retention-rules.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows per transaction. The job pauses after each full batch, so that panels stay fast. */
const BATCH = 1_000;
const BREATH_MS = 50;
/** Stores per query for old rows. */
const SLICE = 500;
/**
 * After this many failing stores a rule is left for the next run: the database is down, or the rule always
 * fails.
 */
const MAX_FAILURES = 10;

export interface DeletionOptions {
  /** Time of the run, in epoch milliseconds. */
  now: number;
  /** Stops the work between two batches. */
  signal?: AbortSignal;
  batch?: number;
  retention?: OrderRetention;
  /**
   * Called for a rule that failed. `storeId` null: the rule failed for all stores. The next rules still run.
   */
  onFailure: (rule: string, storeId: number | null, err: unknown) => void;
}

/**
 * Deletes or anonymises rows that are older than the limit of their rule, in all stores. Runs in the system
 * role. Returns the number of rows by table. A failed rule stops neither other rules nor other stores. Two
 * servers may run this in parallel: each row is deleted once.
 */
export async function deleteOldRows(
  system: Database,
  { now, signal, batch = BATCH, retention, onFailure }: DeletionOptions,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const stores = await system.directory<{ storeId: number }>(
    sql`select store_id as "storeId" from store_counters order by store_id`,
  );
  // Includes store 0, which has the audit entries and mails that belong to no store.
  const storeIds = [NO_STORE, ...stores.map(({ storeId }) => storeId)];
  for (const rule of retentionRules(retention)) {
    const before = new Date(now - rule.retainedDays * DAY_MS);
    const count = (rows: number) => {
      if (rows > 0) deleted[rule.table] = (deleted[rule.table] ?? 0) + rows;
    };
    const failed = (storeId: number | null, err: unknown) => onFailure(rule.table, storeId, err);
    try {
      await follow(system, rule, { before, batch, storeIds, signal, count, failed });
    } catch (err) {
      failed(null, err);
    }
  }
  return deleted;
}

interface Round {
  before: Date;
  batch: number;
  storeIds: readonly number[];
  signal: AbortSignal | undefined;
  count(rows: number): void;
  failed(storeId: number, err: unknown): void;
}

async function follow(system: Database, rule: RetentionRule, round: Round): Promise<void> {
  const { before, batch, storeIds, signal } = round;
  const inBatches = async (deleteSome: () => Promise<{ deleted: number; isDone: boolean }>) => {
    while (!signal?.aborted) {
      const { deleted: removed, isDone } = await deleteSome();
      round.count(removed);
      if (isDone) return;
      await sleep(BREATH_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  if ('deleteBefore' in rule) {
    return inBatches(async () => {
      const { length: removed } = await system.directory(rule.deleteBefore(before, batch));
      return { deleted: removed, isDone: removed < batch };
    });
  }
  let failures = 0;
  for (let at = 0; at < storeIds.length && !signal?.aborted; at += SLICE) {
    const slice = storeIds.slice(at, at + SLICE);
    for (const { storeId } of await system.directory<{ storeId: number }>(rule.dueStores(before, slice))) {
      try {
        await inBatches(() => system.inStore(storeId, (tx) => rule.deleteIn(tx, before, batch)));
      } catch (err) {
        failures += 1;
        if (failures > MAX_FAILURES) throw err;
        round.failed(storeId, err);
      }
    }
  }
}
