import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/transaction.ts';
import { type OrderKeeping, retentionRules } from './retention-rules.ts';

const DAY_MS = 24 * 3_600_000;
/** Small transactions with a breath between them: nobody at a panel shall notice. */
const BATCH = 5_000;
const BREATH_MS = 50;

export interface DeletionOptions {
  /** Epoch milliseconds. */
  now: number;
  /** Ends the work between two batches. */
  signal?: AbortSignal;
  batch?: number;
  keeping?: OrderKeeping;
}

/**
 * Deletes, or makes anonymous, what is older than its rule says, in all stores, as the system role; answers how many rows of each table.
 * Two servers may do so at once: each row goes once.
 */
export async function deleteOldRows(
  system: Database,
  { now, signal, batch = BATCH, keeping }: DeletionOptions,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const rule of retentionRules(keeping)) {
    const before = new Date(now - rule.keptDays * DAY_MS);
    let count = 0;
    while (!signal?.aborted) {
      const gone = await system.directory(rule.deleteBefore(before, batch));
      count += gone.length;
      if (gone.length === 0) break;
      await sleep(BREATH_MS, undefined, { signal }).catch(() => undefined);
    }
    if (count > 0) deleted[rule.table] = count;
  }
  return deleted;
}
