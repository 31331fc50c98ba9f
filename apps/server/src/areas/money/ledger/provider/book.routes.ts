import * as calls from '@comanda/contract/money/ledger/provider-book.calls';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readRunnerIn } from '../../../../platform/paged/define-paged.ts';
import { shownDays } from '../../../../platform/period/store-period.ts';
import type { Approvals } from '../../../people/provider/public.ts';
import { bookEntries, storeBook } from './book.reads.ts';
import { bookSheet } from './book-sheet.ts';
import { FINE, FINE_REVERSED, prepareFine, prepareFineReversal } from './fines.ts';

/** Binds a store's ledger in the console: balances, entries and fines. */
export function bindBook(
  bind: Bind,
  { system, mails, approvals }: { system: Database; mails: MailQueue; approvals: Approvals },
): void {
  bind.inKnownStore(calls.getStoreBook, (tx, _input, { now }, { timeZone }) =>
    storeBook(tx, operationalDate(timeZone, now)),
  );
  bind.inKnownStore(calls.listBookEntries, (tx, { storeId: _, ...input }) => {
    shownDays(input);
    return bookEntries.page(tx, input);
  });
  bind.asProvider(calls.exportBookEntries, async ({ storeId, format, ...filter }) => {
    shownDays(filter);
    const { timeZone } = await inKnownStore(system, storeId, async (_tx, store) => store);
    return bookSheet(readRunnerIn(system, storeId), format, { ...filter, storeId, timeZone });
  });
  approvals.carry(FINE, prepareFine(mails));
  approvals.carry(FINE_REVERSED, prepareFineReversal(mails));
  bind.inKnownStore(calls.fineOrder, (tx, { storeId: _, ...work }, actor) =>
    approvals.act(tx, FINE, { work, reason: work.reason, key: work.key }, actor),
  );
  bind.inKnownStore(calls.reverseFine, (tx, { storeId: _, ...work }, actor) =>
    approvals.act(tx, FINE_REVERSED, { work, reason: work.reason, key: null }, actor),
  );
}
