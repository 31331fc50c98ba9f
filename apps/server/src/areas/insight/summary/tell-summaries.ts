import { lastFinishedDay } from '@comanda/domain/time/operational-date';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { RepeatedWork } from '../../../platform/repeated-work.ts';
import { peopleWhoMay } from '../../access/public.ts';
import { dashboardOf } from '../figures/dashboard.ts';
import { silencedFindings } from '../figures/silenced-findings.ts';
import { createReports, type InsightServices } from '../reports.ts';
import { settleDay, storesToTell } from './daily-summaries.writes.ts';
import type { SummaryLinkMaker } from './summary-links.ts';
import { summaryMail } from './summary-mail.ts';

const EVERY_MS = 60_000;
/** Stores looked for at a time. */
const BATCH = 200;
/** Where a day of a Brazilian store ends first. */
const FIRST_ZONE = 'America/Noronha';

export interface SummaryServices extends InsightServices {
  system: Database;
  mails: MailQueue;
  log: Logger;
  summaryLinks: SummaryLinkMaker;
}

/** Tells who asked for it what came of a day, soon after the day of their store is over. Days without a server are not caught up. */
export function startSummaries(services: SummaryServices): RepeatedWork {
  const rounds = new RepeatedWork({
    everyMs: EVERY_MS,
    work: (stopping) => tellSummaries(services, stopping),
    failure: 'summaries of the day not written; tried again in a minute',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/** One round over all stores whose last day is over. A store that fails stops no other. */
export async function tellSummaries(services: SummaryServices, stopping?: AbortSignal): Promise<void> {
  const { system, clock, log } = services;
  const day = lastFinishedDay(FIRST_ZONE, clock.now());
  for (let after = 0; ; ) {
    const stores = await storesToTell(system, { day, after, limit: BATCH });
    for (const { storeId, toldDay } of stores) {
      if (stopping?.aborted) return;
      try {
        await tellStore(services, storeId, toldDay);
      } catch (err) {
        log.warn({ err, storeId }, 'a store’s day was not told; tried again in a minute');
      }
    }
    after = stores.at(-1)?.storeId ?? after;
    if (stores.length < BATCH) return;
  }
}

/**
 * Settles the store's last finished day and leaves the mails of it, in one transaction: killed at any step it is told once, or not yet.
 * Who may not read reports any more, has no e-mail or whose store is suspended is told nothing, also not later. Waits while sums of old
 * orders are still being made.
 */
async function tellStore(services: SummaryServices, storeId: number, toldDay: string): Promise<void> {
  const { clock, database, profiles, mails, log, summaryLinks } = services;
  const now = clock.now();
  const { timeZone } = await profiles.get(storeId);
  const day = lastFinishedDay(timeZone, now);
  if (day <= toldDay) return;
  const dashboard = await createReports(services)(storeId, (tx, moment) =>
    dashboardOf(tx, { from: day, to: day }, moment),
  );
  if (dashboard.isBehind) return;
  const isEmpty = dashboard.figures['orders.received'].value === 0;
  await database.inStore(storeId, async (tx) => {
    const due = await settleDay(tx, day);
    const people = await peopleWhoMay(tx, 'reports.read', { log, now });
    for (const { userId, takesEmptyDays } of due) {
      const person = people.find((one) => one.userId === userId);
      if (person === undefined || (isEmpty && !takesEmptyDays)) continue;
      const silenced = await silencedFindings(tx, { userId, at: now });
      const links = summaryLinks.of(storeId, userId);
      await mails.queue(tx, summaryMail(dashboard, { person, silenced, links }));
    }
  });
}
