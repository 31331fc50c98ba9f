import { momentWords } from '@comanda/domain/kit/time/moment-words';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { DEADLINE_MAIL as texts } from '../texts.ts';

const EVERY_MS = 10 * 60_000;
const BEFORE_MS = 48 * 3_600_000;
const BATCH = 100;

interface Deps {
  database: Database;
  system: Database;
  clock: Clock;
  mails: MailQueue;
  log: Logger;
}

/** Mails administrators about disputes that will be decided within two days. Each dispute gets one mail. */
export function startDeadlineReminders(deps: Deps): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'dispute-reminders',
    everyMs: EVERY_MS,
    work: (_stopping, noteFailure) => remindDeadlines(deps, noteFailure),
    failure: 'deadlines of contested payments not told; tried again in ten minutes',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Runs one round. The mails and the mark that they were sent are committed together. Returns the number of
 * due reminders.
 */
export async function remindDeadlines(
  { database, system, clock, mails, log }: Deps,
  noteFailure?: NoteFailure,
): Promise<number> {
  const now = clock.now();
  const [from, until] = [new Date(now), new Date(now + BEFORE_MS)];
  const due = await system.directory<{ storeId: number; disputeId: number }>(sql`
    select d.store_id as "storeId", d.dispute_id as "disputeId" from payment_disputes d
      left join dispute_reminders r on r.store_id = d.store_id and r.dispute_id = d.dispute_id
     where d.state = 'open' and d.judged_by > ${from} and d.judged_by <= ${until} and r.dispute_id is null
     order by d.judged_by, d.store_id limit ${BATCH}`);
  for (const { storeId, disputeId } of due) {
    await database
      .inStore(storeId, async (tx) => {
        const dispute = await tx.maybeRow<{
          code: string;
          cents: number;
          judgedBy: number;
          timeZone: string;
        }>(sql`
          select o.code, d.blocked_cents as cents, d.judged_by as "judgedBy", s.time_zone as "timeZone"
            from payment_disputes d
            join orders o on o.store_id = ${storeId} and o.order_id = d.order_id
            join stores s on s.store_id = ${storeId}
           where d.store_id = ${storeId} and d.dispute_id = ${disputeId} and d.state = 'open'`);
        if (dispute === null) return;
        const reported = await tx.maybeRow(sql`
          insert into dispute_reminders (store_id, dispute_id, told_at) values (${storeId}, ${disputeId}, ${new Date(now)})
          on conflict do nothing returning dispute_id`);
        if (reported === null) return;
        await notifyAdministrators(tx, { mails }, (to, store) => ({
          ...{ kind: 'dispute-deadline', to, subject: texts.subject(dispute.code) },
          paragraphs: [texts.line(dispute.code, store, momentWords(dispute.timeZone, dispute.judgedBy))],
          amount: { label: texts.amount, cents: dispute.cents },
          closing: [texts.closing],
          why: MAIL_REASONS.administrators(store),
        }));
      })
      .catch((err: unknown) => {
        noteFailure?.(err);
        log.warn({ err, storeId, disputeId }, 'reminder of a deadline not sent; tried again');
      });
  }
  return due.length;
}
