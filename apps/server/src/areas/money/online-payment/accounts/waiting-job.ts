import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import { activateDue } from './activate-account.ts';

const EVERY_MS = 30_000;
const AT_ONCE = 100;

interface Deps {
  system: Database;
  mails: MailQueue;
  clock: Clock;
  log: Logger;
}

/**
 * Activates each account whose wait is over, in a transaction of its store. Returns the number of activated
 * accounts. The next round retries failed activations.
 */
export async function activateAllDue(
  { system, mails, clock, log }: Deps,
  noteFailure?: NoteFailure,
): Promise<number> {
  const now = clock.now();
  const due = await system.directory<{ storeId: number; accountId: number }>(sql`
    select store_id as "storeId", account_id as "accountId" from receiving_accounts
     where active_from <= ${new Date(now)} order by active_from limit ${AT_ONCE}`);
  let activated = 0;
  for (const { storeId, accountId } of due) {
    const isActive = await system
      .inStore(storeId, (tx) => activateDue(tx, accountId, { mails, now }))
      .catch((err: unknown) => {
        noteFailure?.(err);
        log.warn({ err, storeId }, 'a receiving account was not activated at its time; tried again');
        return false;
      });
    if (isActive) activated += 1;
  }
  return activated;
}

/** Activates due accounts every half minute, on every server. A second server finds no due account left. */
export function startWaitingJob(deps: Deps): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'receiving-accounts',
    everyMs: EVERY_MS,
    work: async (_stopping, noteFailure) => {
      const activated = await activateAllDue(deps, noteFailure);
      if (activated > 0)
        deps.log.info({ activated }, 'receiving accounts activated after their day of waiting');
      return activated;
    },
    failure: 'no receiving account activated at its time; tried again in half a minute',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}
