import type { Dashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { lastFinishedDay } from '@comanda/domain/kit/time/operational-date';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import { peopleWhoMay } from '../../../people/access/public.ts';
import { dashboardOf } from '../figures/dashboard.ts';
import { silencedFindings } from '../figures/silenced-findings.ts';
import { createReports, type InsightServices } from '../reports.ts';
import { settleDay, storesToNotify } from './daily-summaries.writes.ts';
import type { SummaryLinkMaker } from './summary-links.ts';
import { summaryMail } from './summary-mail.ts';

const EVERY_MS = 60_000;
/** Stores per read. */
const BATCH = 200;
/** The Brazilian time zone where a store's day ends first. */
const FIRST_ZONE = 'America/Noronha';
/** Maximum of missed days that are sent after an outage. Older summaries are of no use. */
const MAX_DAYS = 7;

export interface SummaryServices extends InsightServices {
  system: Database;
  mails: MailQueue;
  log: Logger;
  summaryLinks: SummaryLinkMaker;
}

/**
 * Mails the summary of a day to its subscribers soon after the day's end in the store's time zone. Days that
 * ended while no server was running are mailed later.
 */
export function startSummaries(services: SummaryServices): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'daily-summaries',
    everyMs: EVERY_MS,
    work: (stopping, noteFailure) => sendSummaries(services, stopping, noteFailure),
    failure: 'summaries of the day not written; tried again in a minute',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Runs one round over all stores whose last day is over. A failed store does not stop other stores. Returns
 * the number of stores.
 */
export async function sendSummaries(
  services: SummaryServices,
  stopping?: AbortSignal,
  noteFailure?: NoteFailure,
): Promise<number> {
  const { system, clock, log } = services;
  const day = lastFinishedDay(FIRST_ZONE, clock.now());
  let told = 0;
  for (let after = 0; ; ) {
    const stores = await storesToNotify(system, { day, after, limit: BATCH });
    for (const { storeId, lastSentDay } of stores) {
      if (stopping?.aborted) return told;
      told += 1;
      try {
        await notifyStore(services, storeId, lastSentDay);
      } catch (err) {
        noteFailure?.(err);
        log.warn({ err, storeId }, 'a store’s summary was not sent; tried again in a minute');
      }
    }
    after = stores.at(-1)?.storeId ?? after;
    if (stores.length < BATCH) return told;
  }
}

/**
 * Sends the store's missing days, oldest first. Waits while sums of old orders are being made. Earlier days without
 * orders are left out.
 */
async function notifyStore(services: SummaryServices, storeId: number, lastSentDay: string): Promise<void> {
  const { timeZone } = await services.profiles.get(storeId);
  const last = lastFinishedDay(timeZone, services.clock.now());
  const oldest = addDays(last, 1 - MAX_DAYS);
  const read = createReports(services);
  for (
    let day = lastSentDay < oldest ? oldest : addDays(lastSentDay, 1);
    day <= last;
    day = addDays(day, 1)
  ) {
    const dashboard = await read(storeId, (tx, moment) => dashboardOf(tx, { from: day, to: day }, moment));
    if (dashboard.isBehind) return;
    await notifyOfDay(services, storeId, { dashboard, isLast: day === last });
  }
}

/**
 * Marks a day as sent and queues its mails, in one transaction: after a crash the day is either sent or not,
 * never twice. Some users get no mail, not even later: users without permission for reports, users without an
 * e-mail address, and users of suspended stores.
 */
async function notifyOfDay(
  { clock, database, mails, log, summaryLinks }: SummaryServices,
  storeId: number,
  { dashboard, isLast }: { dashboard: Omit<Dashboard, 'silenced'>; isLast: boolean },
): Promise<void> {
  const now = clock.now();
  const isEmpty = dashboard.figures['orders.received'].value === 0;
  await database.inStore(storeId, async (tx) => {
    const due = await settleDay(tx, dashboard.from);
    const people = await peopleWhoMay(tx, 'reports.read', { log, now });
    for (const { userId, takesEmptyDays } of due) {
      const person = people.find((one) => one.userId === userId);
      if (person === undefined || (isEmpty && !(takesEmptyDays && isLast))) continue;
      const silenced = await silencedFindings(tx, { userId, at: now });
      const links = summaryLinks.of(storeId, userId);
      await mails.queue(tx, summaryMail(dashboard, { person, silenced, links }));
    }
  });
}
