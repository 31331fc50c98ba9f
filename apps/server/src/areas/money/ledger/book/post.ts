import { createHash } from 'node:crypto';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { AccountShort, applyMoves, type Entry, type Move } from '@comanda/domain/money/ledger/apply-moves';
import { joined, prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { type Book, lockOwnBook } from './book.ts';

/** Name of the prepared statement that writes the ledger's row after a posting. */
export const BOOK_STATEMENT = 'post-book';

/** Kinds of causes of a posting. */
export type SourceKind =
  | 'opening'
  | 'charge'
  | 'order'
  | 'refund'
  | 'dispute'
  | 'fine'
  | 'adjustment'
  | 'settlement'
  | 'transfer'
  | 'period'
  | 'invoice';

/** The cause of a posting, with the step of this cause. Each step is posted only once. */
export interface Source {
  kind: SourceKind;
  id: string | number;
  step: string;
}

export interface PostingInput {
  source: Source;
  moves: readonly Move[];
  /** Data of the request. A repeat with different data throws `ledger.other-figures`. */
  requested: unknown;
  /** Time of the cause, epoch ms. */
  at: number;
  /** The accounting day of the cause. If this day is closed, the posting gets the first open day. */
  day: CalendarDate;
  orderId?: number;
  /** Number of the posting that this posting reverses. */
  corrects?: number;
  /** Count of new receivables. Their numbers follow the ledger's last receivable. */
  receivables?: number;
  reason?: string;
  /** Displayed name of the author. */
  byName?: string;
}

/** A posting with its number and day, before it is written. */
export interface Posting {
  postingId: number;
  bookedOn: CalendarDate;
  /** The ledger after this posting. The next posting of the transaction starts from it. */
  book: Book;
  /** The statements that write the posting, in this order. */
  statements: [Query, ...Query[]];
}

/** Hash of the request's data as a short text. */
export function fingerprintOf(requested: unknown): string {
  return createHash('sha256').update(JSON.stringify(requested)).digest('base64url').slice(0, 22);
}

/** The first open accounting day from `day` on. */
export function openDay(book: Pick<Book, 'closedThrough'>, day: CalendarDate): CalendarDate {
  const { closedThrough } = book;
  if (closedThrough === null || day > closedThrough) return day;
  return dateOfDayNumber(dayNumberOf(closedThrough) + 1);
}

/**
 * Makes the statements of a posting on a locked ledger. Throws `ledger.account-short` when an account would
 * fall below zero. A caller that may run twice must call {@link findPosted} first. Without this check the
 * database refuses the repeat with an error.
 */
export function preparePosting(tx: Transaction, book: Book, input: PostingInput): Posting {
  const { source, at, orderId = null } = input;
  const applied = appliedTo(book, input.moves);
  const postingId = book.lastPosting + 1;
  const bookedOn = openDay(book, input.day);
  const next: Book = {
    ...book,
    lastPosting: postingId,
    lastSeq: book.lastSeq + applied.entries.length,
    lastReceivable: book.lastReceivable + (input.receivables ?? 0),
    balances: applied.balances,
  };
  const posting = prepared(
    'post-posting',
    sql`
      insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on,
                                   order_id, corrects, reason, by_name, first_seq, last_seq)
      values (${tx.storeId}, ${postingId}, ${source.kind}, ${String(source.id)}, ${source.step}, ${fingerprintOf(input.requested)},
              ${new Date(at).toISOString()}, ${bookedOn}::date, ${orderId}, ${input.corrects ?? null}, ${input.reason ?? null},
              ${input.byName ?? null}, ${book.lastSeq + 1}, ${next.lastSeq})`,
  );
  const numbered = applied.entries.map((entry, index) => ({ ...entry, seq: book.lastSeq + index + 1 }));
  const entries = entriesStatement(tx, numbered, { postingId, bookedOn, at, orderId });
  const statements: [Query, ...Query[]] = [posting];
  if (numbered.length > 0) statements.push(entries);
  statements.push(bookStatement(tx, next));
  return { postingId, bookedOn, book: next, statements };
}

/** Writes a posting, in one round trip to the database, and returns it. */
export async function post(tx: Transaction, book: Book, input: PostingInput): Promise<Posting> {
  const posting = preparePosting(tx, book, input);
  await tx.together(posting.statements, { isLast: false });
  return posting;
}

/**
 * Locks the ledger and posts; returns null if the cause was already posted. Throws `ledger.other-figures`,
 * `ledger.no-book`.
 */
export async function postOnce(
  tx: Transaction,
  source: Source,
  requested: unknown,
  input: (
    book: Book,
  ) => Promise<Omit<PostingInput, 'source' | 'requested'>> | Omit<PostingInput, 'source' | 'requested'>,
): Promise<Posting | null> {
  const book = await lockOwnBook(tx);
  if ((await findPosted(tx, source, requested)) !== null) return null;
  return post(tx, book, { ...(await input(book)), source, requested });
}

/**
 * The number of a cause's posting; null when the cause was not posted. Throws `ledger.other-figures` when the cause was
 * posted with different data.
 */
export async function findPosted(
  tx: Transaction,
  source: Source,
  requested: unknown,
): Promise<number | null> {
  const row = await tx.maybeRow<{ postingId: number; fingerprint: string }>(sql`
    select posting_id as "postingId", fingerprint from ledger_postings
     where store_id = ${tx.storeId} and source_kind = ${source.kind} and source_id = ${String(source.id)}
       and step = ${source.step}`);
  if (row === null) return null;
  if (row.fingerprint !== fingerprintOf(requested)) throw new AppError('ledger.other-figures');
  return row.postingId;
}

/** The entries of a posting, in posting order. */
export function movesOf(tx: Transaction, postingId: number): Promise<Move[]> {
  return tx.rows<Move>(sql`
    select e.from_account as "from", e.to_account as "to", e.cents, e.kind
      from ledger_postings p
      join ledger_entries e on e.store_id = ${tx.storeId} and e.seq between p.first_seq and p.last_seq
     where p.store_id = ${tx.storeId} and p.posting_id = ${postingId} order by e.seq`);
}

function appliedTo(book: Book, moves: readonly Move[]) {
  try {
    return applyMoves(book.balances, moves);
  } catch (error) {
    if (error instanceof AccountShort) throw new AppError('ledger.account-short', { cause: error });
    throw error;
  }
}

function entriesStatement(
  tx: Transaction,
  entries: readonly (Entry & { seq: number })[],
  of: { postingId: number; bookedOn: CalendarDate; at: number; orderId: number | null },
): Query {
  const at = new Date(of.at).toISOString();
  const rows = entries.map(
    (
      entry,
    ) => sql`(${tx.storeId}, ${of.postingId}, ${at}, ${of.bookedOn}::date, ${of.orderId}, ${entry.seq}, ${entry.from},
              ${entry.to}, ${entry.cents}, ${entry.kind}, ${entry.fromAfter}, ${entry.toAfter})`,
  );
  // Plain rows take a quarter less time than a JSON list. The statement's text depends on the number of
  // entries, so each number has its own prepared statement.
  return prepared(
    `post-${entries.length}-entries`,
    sql`
      insert into ledger_entries (store_id, posting_id, occurred_at, booked_on, order_id, seq, from_account, to_account, cents,
                                  kind, from_after, to_after)
      values ${joined(rows, sql`, `)}`,
  );
}

function bookStatement(tx: Transaction, { lastSeq, lastPosting, lastReceivable, balances: of }: Book): Query {
  return prepared(
    BOOK_STATEMENT,
    sql`
      update ledger_books set last_seq = ${lastSeq}, last_posting = ${lastPosting}, last_receivable = ${lastReceivable},
             held = ${of.held}, receivable = ${of.receivable}, available = ${of.available}, transit = ${of.transit}, blocked = ${of.blocked},
             current = ${of.current}, invoiced = ${of.invoiced}, customer = ${of.customer}, payment_fee = ${of['payment-fee']},
             commission = ${of.commission}, fine = ${of.fine}, sponsor = ${of.sponsor}, custom = ${of.custom},
             bank = ${of.bank}, till = ${of.till}, opening = ${of.opening}
       where store_id = ${tx.storeId}`,
  );
}
