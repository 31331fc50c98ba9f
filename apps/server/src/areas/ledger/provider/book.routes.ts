import * as calls from '@comanda/contract/ledger/provider-book.calls';
import { operationalDate } from '@comanda/domain/time/operational-date';
import { saying } from '../../../platform/command.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { readingIn } from '../../../platform/paged/define-paged.ts';
import { shownDays } from '../../../platform/period/store-period.ts';
import { bookEntries, storeBook } from './book.reads.ts';
import { bookSheet } from './book-sheet.ts';
import { fineOrder, reverseFine } from './fines.ts';

/** A store's book in the console: what stands in it, and fines. */
export function bindBook(bind: Bind, { system, mails }: { system: Database; mails: MailQueue }): void {
  bind.inKnownStore(calls.getStoreBook, (tx, _input, { now }, { timeZone }) =>
    storeBook(tx, operationalDate(timeZone, now)),
  );
  bind.inKnownStore(calls.listBookEntries, (tx, { storeId: _, ...asked }) => {
    shownDays(asked);
    return bookEntries.page(tx, asked);
  });
  bind.asProvider(calls.exportBookEntries, async ({ storeId, format, ...filter }) => {
    shownDays(filter);
    const { timeZone } = await inKnownStore(system, storeId, async (_tx, store) => store);
    return bookSheet(readingIn(system, storeId), format, { ...filter, storeId, timeZone });
  });
  bind.inKnownStore(
    calls.fineOrder,
    saying(null, (tx, { storeId: _, ...fine }, actor) => fineOrder(tx, mails, fine, actor)),
  );
  bind.inKnownStore(
    calls.reverseFine,
    saying(null, (tx, { postingId, reason }, actor) => reverseFine(tx, mails, { postingId, reason }, actor)),
  );
}
