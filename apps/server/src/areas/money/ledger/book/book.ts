import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Account, Balances } from '@comanda/domain/money/ledger/accounts';
import { ACCOUNTS } from '@comanda/domain/money/ledger/accounts';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';

/** A store's locked ledger: no other transaction can post until this one ends. */
export interface Book {
  openedOn: CalendarDate;
  /** The last closed accounting day; null before the first closing. */
  closedThrough: CalendarDate | null;
  lastSeq: number;
  lastPosting: number;
  lastReceivable: number;
  balances: Balances;
}

type BookRow = Omit<Book, 'balances'> & Record<Account, number>;

const COLUMNS = sql`
  opened_on as "openedOn", closed_through as "closedThrough", last_seq as "lastSeq", last_posting as "lastPosting",
  last_receivable as "lastReceivable", held, receivable, available, transit, blocked, current, invoiced, customer, payment_fee as "payment-fee", commission, fine,
  sponsor, custom, bank, till, opening`;

/** Locks the store's ledger; null without one. Lock order: the order's row, the ledger, the store's counter. */
export async function lockBook(tx: Transaction): Promise<Book | null> {
  const row = await tx.maybeRow<BookRow>(
    prepared(
      'lock-ledger-book',
      sql`select ${COLUMNS} from ledger_books where store_id = ${tx.storeId} for no key update`,
    ),
  );
  return row === null ? null : bookOf(row);
}

/** Like {@link lockBook}, but throws `ledger.no-book` when the store has no ledger. */
export async function lockOwnBook(tx: Transaction): Promise<Book> {
  const book = await lockBook(tx);
  if (book === null) throw new AppError('ledger.no-book');
  return book;
}

/** The store's current ledger, without a lock. */
export async function readBook(tx: Transaction): Promise<Book | null> {
  const row = await tx.maybeRow<BookRow>(sql`
    select ${COLUMNS} from ledger_books where store_id = ${tx.storeId}`);
  return row === null ? null : bookOf(row);
}

function bookOf({ openedOn, closedThrough, lastSeq, lastPosting, lastReceivable, ...row }: BookRow): Book {
  const balances = Object.fromEntries(ACCOUNTS.map((account) => [account, row[account]])) as Balances;
  return { openedOn, closedThrough, lastSeq, lastPosting, lastReceivable, balances };
}
