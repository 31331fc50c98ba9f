import * as calls from '@comanda/contract/insight/insight/daily-summary.calls';
import { lastFinishedDay } from '@comanda/domain/kit/time/operational-date';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { findChoice, turnOff, turnOn } from './daily-summaries.writes.ts';
import type { SummaryLinkMaker } from './summary-links.ts';

interface Deps {
  database: Database;
  mails: MailQueue;
  profiles: Pick<StoreProfiles, 'get'>;
  summaryLinks: SummaryLinkMaker;
}

const DONE = { message: null };

/** Binds a user's setting of the daily summary by e-mail: read, change, and stop without a login. */
export function bindSummary(bind: Bind, { database, mails, profiles, summaryLinks }: Deps): void {
  bind.inStore(calls.getDailySummary, async (tx, _input, { userId }) => ({
    ...(await findChoice(tx, userId)),
    isMailSetUp: mails.isSetUp,
  }));
  bind.inStore(calls.saveDailySummary, async (tx, { isOn, takesEmptyDays }, { userId }, now) => {
    if (!isOn) {
      await turnOff(tx, userId);
      return DONE;
    }
    if ((await findChoice(tx, userId)).email === null) throw new AppError('insight.no-email');
    const { timeZone } = await profiles.get(tx.storeId);
    await turnOn(tx, { userId, takesEmptyDays, finishedDay: lastFinishedDay(timeZone, now) });
    return DONE;
  });
  bind(calls.stopDailySummary, async ({ token }) => {
    const person = summaryLinks.personOf(token);
    if (person === null) throw new AppError('insight.link-invalid');
    await database.inStore(person.storeId, (tx) => turnOff(tx, person.userId));
    return DONE;
  });
}
