import { overdueOf } from '../areas/money/invoices/paying/overdue.ts';
import { lockBook } from '../areas/money/ledger/book/book.ts';
import {
  dueByDay,
  methodsOfDay,
  paymentsDueOn,
  settlementsByDay,
} from '../areas/money/ledger/calendar/calendar.reads.ts';
import { orderTransactions, summarise } from '../areas/money/ledger/overview/overview.reads.ts';
import { bookProofs } from '../areas/money/ledger/proof/proofs.reads.ts';
import { bookEntries } from '../areas/money/ledger/provider/book.reads.ts';
import { manualRequests } from '../areas/money/ledger/provider/manual/manual-requests.reads.ts';
import { monthTotals } from '../areas/money/ledger/provider/month/month-totals.reads.ts';
import {
  expectedSettlements,
  settlementsOfRun,
  storeStatuses,
} from '../areas/money/ledger/provider/settlements.reads.ts';
import { settlementList } from '../areas/money/ledger/settlements/settlements.reads.ts';
import { storesToSettle } from '../areas/money/ledger/settling/runs.writes.ts';
import { dueOrders } from '../areas/money/ledger/settling/settled-orders.ts';
import { openByDay, statementEntries } from '../areas/money/ledger/statement/statement.reads.ts';
import { receiverList, waitingDocuments } from '../areas/money/online-payment/provider/review.reads.ts';
import { disputes, waitingNotices, waitingRefunds } from '../areas/money/payments/provider/payments.reads.ts';
import { noticeCounts, waitingQuestions } from '../areas/money/payments/provider/questions.reads.ts';
import { ownLines } from '../areas/money/payments/reports/reports.reads.ts';
import type { Planner } from '../platform/database/testing/plans-of.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { readerOfAll } from '../platform/paged/define-paged.ts';

const DAY = '2026-11-20';
const MONTH = { from: '2026-11-01', to: '2026-11-30', after: null };
const NOW = Date.parse(`${DAY}T22:10:00Z`);
const FIRST = { after: null };

/** Money tables that grow with every order. No statement may scan one of these tables completely. */
export const LARGE_IN_MONEY = [
  ...['ledger_postings', 'ledger_entries', 'order_transactions', 'held_payments', 'receivables'],
  ...['settlements', 'settlement_orders', 'payment_charges', 'payment_transfers', 'payment_inbox'],
];

/** Statements about a store's money, including the statements under the lock of its ledger. */
export const MONEY_IN_STORE: readonly [name: string, query: (tx: Transaction) => Promise<unknown>][] = [
  ['ledger: the book, held', (tx) => lockBook(tx)],
  ['calendar: what is due in a month', (tx) => dueByDay(tx, MONTH, { today: DAY, nextOn: DAY })],
  ['calendar: repasses of a month', (tx) => settlementsByDay(tx, MONTH)],
  ['calendar: payments of a day', (tx) => paymentsDueOn(tx, { day: DAY, after: null, limit: 51 }, DAY)],
  ['calendar: ways of a day', (tx) => methodsOfDay(tx, DAY, DAY)],
  [
    'statement: entries of a month',
    (tx) => statementEntries.page(tx, { ...MONTH, account: 'receivable' }, { openingCents: 0 }),
  ],
  ['statement: what is open', (tx) => openByDay(tx)],
  ['settlements: of a month', (tx) => settlementList.page(tx, { ...MONTH, state: null })],
  ['settlements: what is due', (tx) => dueOrders(tx, DAY)],
  ['overview: sums of a month', (tx) => summarise(tx, MONTH)],
  [
    'overview: orders of a month',
    (tx) => orderTransactions.page(tx, { ...MONTH, settlementId: null, isOnline: null, orderId: null }),
  ],
  ['ledger: entries of a month', (tx) => bookEntries.page(tx, { ...MONTH, kind: null })],
];

/** Statements for the console's lists over all stores, for jobs and for reports. */
export const MONEY_AS_SYSTEM: readonly [name: string, query: (system: Planner) => Promise<unknown>][] = [
  ['online payment: documents that wait', (system) => waitingDocuments.page(readerOfAll(system), FIRST)],
  [
    'online payment: receivers',
    (system) => receiverList.page(readerOfAll(system), { ...FIRST, state: null }),
  ],
  [
    'payments: open disputes',
    (system) => disputes.page(readerOfAll(system), { ...FIRST, withClosed: false, sort: 'soonest' }),
  ],
  [
    'payments: all disputes',
    (system) => disputes.page(readerOfAll(system), { ...FIRST, withClosed: true, sort: 'newest' }),
  ],
  ['payments: notices that were not applied', (system) => waitingNotices.page(readerOfAll(system), FIRST)],
  ['payments: notices of a day', (system) => noticeCounts(system, NOW - 24 * 3_600_000)],
  ['payments: refunds that wait', (system) => waitingRefunds.page(readerOfAll(system), FIRST)],
  ['payments: what is to be asked', (system) => waitingQuestions(system)],
  ['payments: the report of a day', (system) => ownLines(system, DAY)],
  [
    'ledger: what waits for a second person',
    (system) =>
      manualRequests.page(readerOfAll(system), { ...FIRST, isDecided: false }, { login: 'ana', now: 0 }),
  ],
  ['ledger: a month of the provider', (system) => monthTotals.page(readerOfAll(system), MONTH)],
  ['ledger: proofs', (system) => bookProofs.page(readerOfAll(system), { ...FIRST, onlyDifferent: false })],
  ['settlements: stores of a run', (system) => storesToSettle(system, DAY, { after: 0, limit: 100 })],
  [
    'settlements: what a run would do',
    (system) => expectedSettlements.page(readerOfAll(system), FIRST, { day: DAY, overdueOf }),
  ],
  [
    'settlements: what a run did',
    (system) => settlementsOfRun.page(readerOfAll(system), { ...FIRST, day: DAY, onlyStuck: false }),
  ],
  [
    'settlements: who owes what',
    (system) => storeStatuses.page(readerOfAll(system), { ...FIRST, onlyOwing: false, onlyHeld: false }),
  ],
];

/**
 * SQL that inserts rows for query plans: registered stores with delivered orders, paid by Pix and settled.
 * Each store has one settlement per day. The receivables of the last days are open.
 */
export const MONEY_ROWS = `
  insert into online_registrations (store_id, person_type, company_document, owner_document, legal_name, details, registered_on, state,
                                    state_at, version, changed_at, changed_by)
    select store_id, 'person', '', '52998224725', 'Ana', '{}', '2025-01-01', 'activated', now(), 1, now(), 'Ana' from store_counters;
  insert into online_documents (store_id, kind, sending, state, file_name, sent_at, sent_by, decided_at)
    select store_id, kind, 1, case when store_id % 100 = 1 then 'waiting' else 'approved' end, '', now(), 'Ana',
           case when store_id % 100 = 1 then null else now() end
      from store_counters, unnest(array['identification', 'residence', 'activity']) kind;
  insert into receiving_accounts (store_id, account_id, way, label, key_kind, pix_key, holder_document, holder_name, is_active, version,
                                  changed_at, changed_by)
    select store_id, no, 'key', '', 'cpf', '52998224725', '52998224725', 'Ana', no = 1, 1, now(), 'Ana'
      from store_counters, generate_series(1, 2) no;
  insert into payment_receivers (store_id, state, name, document, email)
    select store_id, 'activated', 'Ana', '52998224725', '' from store_counters;
  insert into manual_requests (store_id, request_id, kind, account, cents, reason, key, asked_at, asked_by, asked_name, decision, decided_at,
                               decided_by)
    select store_id, no, 'adjustment', 'current', 100, 'ajuste', md5(store_id || '-' || no)::uuid, now(), 'ana', 'Ana', 'approved', now(), 'bia'
      from store_counters, generate_series(1, 3) no;
  insert into ledger_books (store_id, opened_on) select store_id, '2025-01-01' from store_counters;
  insert into ledger_proofs (store_id, balances, proven_at) select store_id, '{}', now() from ledger_books;
  insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, order_id,
                               first_seq, last_seq)
    select store_id, order_id, 'order', order_id, 'delivered', '', created_at, created_at::date, order_id, 3 * order_id - 2, 3 * order_id
      from orders where status = 'delivered';
  insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at,
                              booked_on, order_id)
    select store_id, first_seq + no, posting_id, from_account, to_account, 100, kind, 0, 0, occurred_at, booked_on, order_id
      from ledger_postings, (values (0, 'held', 'receivable', 'delivered'), (1, 'receivable', 'payment-fee', 'payment-fee'),
                                    (2, 'receivable', 'commission', 'commission')) entry (no, from_account, to_account, kind);
  insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents, delivery_cents,
      store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents, commission_cents,
      base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
    select store_id, posting_id, order_id, 'delivered', booked_on, booked_on, occurred_at, 'online', 4990, 0, 0, 0, 4990, 0, 0, 0, 50,
           599, 4990, 0, 0, 4341, '{}' from ledger_postings;
  insert into held_payments (store_id, charge_id, order_id, method, cents, captured_at, delivered_by)
    select store_id, order_id, order_id, 'PIX', 4990, occurred_at, posting_id from ledger_postings;
  insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, state, asked_at, expires_at, paid_cents,
                               captured_at, is_held)
    select store_id, order_id, order_id, '', 'PIX', 4990, 'captured', occurred_at, occurred_at, 4990, occurred_at, true
      from ledger_postings;
  insert into payment_refunds (store_id, refund_id, charge_id, order_id, cents, cause, payer, reason, state, asked_at, done_at)
    select store_id, order_id, order_id, order_id, 100, 'asked', 'store', '', case when order_id % 500 = 7 then 'refused' else 'done' end,
           occurred_at, case when order_id % 500 = 7 then null else occurred_at end
      from ledger_postings where order_id % 20 = 7;
  insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
                                judged_by, paid_back_by, closed_at)
    select store_id, order_id, 'd' || order_id, order_id, order_id, 'med', 4990, 4990,
           case when order_id % 1000 = 9 then 'open' else 'won' end, occurred_at, occurred_at, occurred_at,
           case when order_id % 1000 = 9 then null else occurred_at end
      from ledger_postings where order_id % 10 = 9;
  insert into payment_inbox (store_id, inbox_id, event_id, kind, reference, received_at, applied_at, fault)
    select store_id, order_id, 'e' || order_id, 'charge', '', occurred_at, case when order_id % 500 <> 3 then occurred_at end,
           case when order_id % 500 = 3 then 'não pôde ser aplicado aqui' end
      from ledger_postings;
  insert into receivables (store_id, receivable_id, posting_id, order_id, charge_id, instalment, instalments, original_cents, cents,
                           due_on, state, settlement_id)
    select store_id, order_id, posting_id, order_id, order_id, 1, 1, 4341, 4341, booked_on + 1,
           case when booked_on >= '2026-11-19' then 'open' else 'settled' end,
           case when booked_on < '2026-11-19' then 1000000 + (booked_on - date '2025-01-01') end
      from ledger_postings;
  insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents, credit_cents,
                           payout_cents, order_count, transfer_key)
    select store_id, settlement_id, due_on, due_on, sum(cents), 0, 0, 0, sum(cents), count(*), 's' || settlement_id
      from receivables where settlement_id is not null group by store_id, settlement_id, due_on;
  insert into settlement_orders (store_id, settlement_id, receivable_id, order_id, paid_cents, subtotal_cents, delivery_cents,
                                 store_discount_cents, sponsored_cents, fee_cents, commission_cents, other_cents, net_cents)
    select store_id, settlement_id, receivable_id, order_id, 4990, 4990, 0, 0, 0, 50, 599, 0, 4341
      from receivables where settlement_id is not null;
  insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, paid_at)
    select store_id, settlement_id, transfer_key, '', payout_cents, '{}', 'paid', settled_at, settled_at from settlements`;
