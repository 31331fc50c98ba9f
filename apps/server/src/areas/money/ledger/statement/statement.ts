import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type {
  StatementAccount,
  StatementEntry,
  StoreBalances,
} from '@comanda/contract/money/ledger/statement.calls';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { ENTRY_KINDS } from '@comanda/domain/money/ledger/entry-kinds';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import { type PeriodRequest, storePeriod, zoneOf } from '../../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { readBook } from '../book/book.ts';
import { payoutObstacle, readPayoutTerms } from '../payout/payout-terms.ts';
import type { Invoices, Payouts } from '../ports.ts';
import { expectedSettlement } from '../settling/expected-settlement.ts';
import { STATEMENT_TEXTS as texts } from '../texts.ts';
import { movedSince, type StatementFilter, statementEntries } from './statement.reads.ts';

/** The store's balances, and its next settlement. */
export async function storeBalances(
  tx: Transaction,
  { payouts, invoices }: { payouts: Payouts; invoices: Invoices },
  now: number,
): Promise<StoreBalances> {
  const book = await readBook(tx);
  const terms = await readPayoutTerms(tx);
  const next = await expectedSettlement(tx, invoices, now);
  const status = book?.balances;
  return {
    openedOn: book?.openedOn ?? null,
    receivableCents: status?.receivable ?? 0,
    availableCents: status?.available ?? 0,
    transitCents: status?.transit ?? 0,
    blockedCents: status?.blocked ?? 0,
    currentCents: status?.current ?? 0,
    next: next === null ? null : { ...next, dueCents: next.netCents },
    obstacle: await payoutObstacle(tx, payouts, terms),
    heldReason: terms.heldReason,
    isAutomatic: terms.isAutomatic,
    today: operationalDate(await zoneOf(tx), now),
    at: now,
  };
}

interface StatementRequest extends PeriodRequest {
  account: StatementAccount | null;
}

/** The requested account and days, and the balance before these days. */
async function statementOf(tx: Transaction, { account: named, ...period }: StatementRequest, now: number) {
  const book = await readBook(tx);
  const account = named ?? 'available';
  const { days, timeZone } = await storePeriod(tx, period, now, operationalDate);
  // Computed backwards from the current balance, because years may lie before the period.
  const openingCents = (book?.balances[account] ?? 0) - (await movedSince(tx, account, days.from));
  // No entry is older than the ledger, so the opening balance is shown on its first day at the earliest.
  const openedOn = book !== null && book.openedOn > days.from ? book.openedOn : days.from;
  return { filter: { account, ...days } satisfies StatementFilter, openingCents, openedOn, timeZone };
}

/** A page of an account's statement. Opening balance + incoming − outgoing = closing balance. */
export async function statementPage(
  tx: Transaction,
  { after, ...requested }: StatementRequest & { after: string | null },
  now: number,
) {
  const { filter, openingCents } = await statementOf(tx, requested, now);
  const page = await statementEntries.page(tx, { ...filter, after }, { openingCents });
  const closingCents = openingCents + page.inCents - page.outCents;
  return { ...page, from: filter.from, to: filter.to, openingCents, closingCents, at: now };
}

/** A line of the exported statement: the balance before the first day, an entry, or the balance after the last day. */
type Line = Pick<StatementEntry, 'day' | 'balanceCents'> & { entry: StatementEntry | null; name: string };

const { columns: titles } = texts;
const COLUMNS: readonly SheetColumn<Line>[] = [
  { title: titles.seq, kind: 'text', value: ({ entry }) => (entry === null ? null : String(entry.seq)) },
  { title: titles.day, kind: 'day', value: ({ day }) => day },
  { title: titles.at, kind: 'moment', value: ({ entry }) => entry?.at ?? null },
  { title: titles.name, kind: 'text', value: ({ name }) => name },
  { title: titles.state, kind: 'text', value: ({ entry }) => entry && texts.states[entry.state] },
  { title: titles.order, kind: 'text', value: ({ entry }) => entry?.orderCode ?? null },
  { title: titles.reason, kind: 'text', value: ({ entry }) => entry?.reason ?? null },
  { title: titles.value, kind: 'money', value: ({ entry }) => entry?.cents ?? null, isSummed: true },
  { title: titles.balance, kind: 'money', value: ({ balanceCents }) => balanceCents },
];

/** A period of an account as a file: opening balance, entries with the balance after each, closing balance. */
export async function statementSheet(
  runRead: ReadRunner,
  { format, ...requested }: StatementRequest & { format: SheetFormat | null },
  now: number,
): Promise<AnsweredFile> {
  const { filter, openingCents, openedOn, timeZone } = await runRead((tx) => statementOf(tx, requested, now));
  const { to, account } = filter;
  const entries = statementEntries.all(runRead, { ...filter, sort: 'oldest' }, { openingCents: null });
  const slices = async function* (): AsyncGenerator<Line[]> {
    yield [{ day: openedOn, balanceCents: openingCents, entry: null, name: texts.opening }];
    let balanceCents = openingCents;
    for await (const slice of entries)
      yield slice.map((entry) => {
        balanceCents += entry.cents;
        return { day: entry.day, balanceCents, entry, name: ENTRY_KINDS[entry.kind] };
      });
    yield [{ day: to, balanceCents, entry: null, name: texts.closing }];
  };
  return sheetFile({
    name: texts.file(texts.accounts[account]),
    days: filter,
    title: texts.title,
    format,
    columns: COLUMNS,
    slices: slices(),
    counted: { is: ({ entry }) => entry !== null, words: texts.counted },
    timeZone,
  });
}
