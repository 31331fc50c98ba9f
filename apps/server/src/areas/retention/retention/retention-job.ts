import { Counter, type Registry } from '@prometheus-io/client';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { emptyOutbox } from '../../../platform/mail/outbox-folder.ts';
import { type NoteFailure, RepeatedWork } from '../../../platform/repeated-work.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { type OrderRetention, retentionRules } from './retention-rules.ts';

/**
 * Delay of the first run after a start. Short, so that even a server that restarts every night runs the
 * rules.
 */
const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 6 * 3_600_000;
/** Files in the outbox are deleted after the same time as sent mails in `mails_out`. */
const OUTBOX_MS = 30 * 24 * 3_600_000;

interface Deps {
  system: Database;
  clock: Clock;
  log: Logger;
  retention: OrderRetention;
  metrics: Registry;
  /** Folder for mails and SMS when no provider for them is configured. */
  outboxDir: string;
}

/** Runs all rules once, and returns the number of rows. Failures are logged and counted in `/metrics`, by rule. */
export function createRetention({
  system,
  clock,
  log,
  retention,
  metrics,
  outboxDir,
}: Deps): (signal?: AbortSignal, noteFailure?: NoteFailure) => Promise<number> {
  const failures = new Counter({
    name: 'comanda_retention_failures_total',
    help: 'Times that old rows could not be deleted or made anonymous, by rule.',
    labelNames: ['rule'],
    registers: [metrics],
  });
  for (const { table } of retentionRules(retention)) failures.inc({ rule: table }, 0);
  return async (signal, noteFailure) => {
    const deleted = await deleteOldRows(system, {
      now: clock.now(),
      signal,
      retention,
      onFailure: (rule, storeId, err) => {
        failures.inc({ rule });
        noteFailure?.(err);
        log.warn({ err, rule, storeId }, 'old rows not deleted; tried again later');
      },
    });
    if (Object.keys(deleted).length > 0) log.info({ deleted }, 'old rows deleted');
    await emptyOutbox(outboxDir, new Date(clock.now() - OUTBOX_MS));
    return Object.values(deleted).reduce((sum, rows) => sum + rows, 0);
  };
}

/** Deletes old rows four times a day. `stop` waits for the batch in progress. */
export function startRetentionJob(deps: Deps): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'retention',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: createRetention(deps),
    failure: 'old rows not searched; tried again later',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}
