import type { BookEntry, StoreBook } from '@comanda/contract/money/ledger/provider-book.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { ACCOUNTS } from '@comanda/domain/money/ledger/accounts';
import type { EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, type Reader, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';
import { readBook } from '../book/book.ts';

/** A store's current ledger with all accounts. `today` is the store's operational day. */
export async function storeBook(tx: Transaction, today: CalendarDate): Promise<StoreBook> {
  const book = await readBook(tx);
  return {
    openedOn: book?.openedOn ?? null,
    closedThrough: book?.closedThrough ?? null,
    today,
    mayOpen: book !== null && !(await hasBegun(tx)),
    accounts: book === null ? [] : ACCOUNTS.map((account) => ({ account, cents: book.balances[account] })),
  };
}

/** True when the ledger has postings besides opening balances and closings of empty months. */
export async function hasBegun(tx: Transaction): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select 1 from ledger_postings where store_id = ${tx.storeId} and source_kind <> 'opening' and last_seq >= first_seq limit 1`);
  return row !== null;
}

/** Filter for a ledger's entries by accounting day and kind; kind null: all kinds. */
export interface BookFilter extends DayRange {
  kind: EntryKind | null;
}

type StoredEntry = Pick<
  BookEntry,
  'seq' | 'postingId' | 'day' | 'at' | 'kind' | 'from' | 'to' | 'cents' | 'orderId'
>;

/** The entries of a store's ledger, each from one account to another; by accounting day, then in posting order. */
export const bookEntries = definePaged({
  name: 'book-entries',
  columns: selecting<StoredEntry>(sql`
    e.seq, e.posting_id as "postingId", e.booked_on as day, e.occurred_at as at, e.kind, e.from_account as "from",
    e.to_account as "to", e.cents, e.order_id as "orderId"`),
  from: (storeId, { from, to, kind }: BookFilter) => sql`
    from ledger_entries e
   where e.store_id = ${storeId} and e.booked_on between ${from}::date and ${to}::date
     and (${kind}::text is null or e.kind = ${kind})`,
  sorts: { newest: [down(sql`e.booked_on`, 'day'), down(sql`e.seq`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
  present: withCauses,
});

type Cause = Pick<BookEntry, 'orderCode' | 'source' | 'sourceId' | 'step' | 'reason' | 'byName' | 'state'>;

async function withCauses(rows: StoredEntry[], reader: Reader): Promise<BookEntry[]> {
  const postings = await reader.rows<Cause & { postingId: number }>(sql`
    select p.posting_id as "postingId", p.source_kind as source, p.source_id as "sourceId", p.step, p.reason,
           p.by_name as "byName", o.code as "orderCode",
           case when p.corrects is not null then 'correction'
                when exists (select from ledger_postings c
                              where c.store_id = ${reader.storeId} and c.source_kind = p.source_kind
                                and c.source_id = p.source_id and c.corrects = p.posting_id) then 'corrected'
                else 'posted' end as state
      from ledger_postings p
      left join orders o on o.store_id = ${reader.storeId} and o.order_id = p.order_id
     where p.store_id = ${reader.storeId} and p.posting_id = any(${rows.map(({ postingId }) => postingId)}::bigint[])`);
  const causes = new Map(postings.map(({ postingId, ...cause }) => [postingId, cause]));
  return rows.map((row) => {
    const cause = causes.get(row.postingId);
    if (cause === undefined) throw new Error(`posting ${row.postingId} of an entry is not there`);
    return { ...row, ...cause, isOpenFine: cause.source === 'fine' && cause.state === 'posted' };
  });
}
