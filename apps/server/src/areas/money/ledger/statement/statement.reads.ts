import type {
  EntryState,
  StatementAccount,
  StatementEntry,
} from '@comanda/contract/money/ledger/statement.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, type Reader, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';
import type { SourceKind } from '../book/post.ts';

/** Filter for the entries of one account of a store in a range of days. */
export interface StatementFilter extends DayRange {
  account: StatementAccount;
}

/** Balance before the first day; null when the caller reads all entries and computes the balances itself. */
interface StatementContext {
  openingCents: number | null;
}

interface StoredEntry extends Pick<StatementEntry, 'seq' | 'day' | 'at' | 'kind' | 'cents' | 'orderId'> {
  postingId: number;
  account: StatementAccount;
  from: CalendarDate;
}

/**
 * SQL query for the entries of an account in a range of days. `signed` is negative for an outgoing amount.
 */
const entriesOf = (storeId: number, { account, from, to }: StatementFilter) => sql`
  (select *, ${account}::text as account, ${from}::date as since, case to_account when ${account} then cents else -cents end as signed
     from ledger_entries
    where store_id = ${storeId} and booked_on between ${from}::date and ${to}::date
      and (from_account = ${account} or to_account = ${account}))`;

/**
 * Incoming and outgoing entries of an account with the balance after each one. Sorted by accounting day, then in
 * posting order.
 */
export const statementEntries = definePaged({
  name: 'statement',
  columns: selecting<StoredEntry>(sql`
    e.seq, e.booked_on as day, e.occurred_at as at, e.kind, e.signed as cents, e.order_id as "orderId", e.posting_id as "postingId",
    e.account, e.since as "from"`),
  from: (storeId, filter: StatementFilter, _context: StatementContext) =>
    sql`from ${entriesOf(storeId, filter)} e where true`,
  sorts: {
    newest: [down(sql`e.booked_on`, 'day'), down(sql`e.seq`, 'number')],
    oldest: [up(sql`e.booked_on`, 'day'), up(sql`e.seq`, 'number')],
  },
  defaultSort: 'newest',
  totals: selecting<{ count: number; inCents: number; outCents: number }>(sql`
    count(*)::integer as count, coalesce(sum(e.signed) filter (where e.signed > 0), 0)::bigint as "inCents",
    coalesce(-sum(e.signed) filter (where e.signed < 0), 0)::bigint as "outCents"`),
  present: presentEntries,
});

async function presentEntries(
  rows: StoredEntry[],
  reader: Reader,
  { openingCents }: StatementContext,
): Promise<StatementEntry[]> {
  if (rows.length === 0) return [];
  const balances = openingCents === null ? null : await balancesAfter(rows, reader, openingCents);
  const causes = await causesOf(rows, reader);
  return rows.map(({ postingId, account: _, from: __, ...entry }) => {
    const cause = causes.get(postingId);
    if (cause === undefined) throw new Error(`posting ${postingId} of an entry is not there`);
    return { ...entry, ...cause, balanceCents: balances?.get(entry.seq) ?? 0 };
  });
}

/**
 * The balance after each row of a page. Starts with the sum of all entries before the page, then adds the
 * rows one by one.
 */
async function balancesAfter(
  rows: readonly StoredEntry[],
  reader: Reader,
  openingCents: number,
): Promise<Map<number, number>> {
  const upwards = rows.toSorted((one, other) => one.day.localeCompare(other.day) || one.seq - other.seq);
  const [first] = upwards;
  if (first === undefined) return new Map();
  const { account, from, day: to, seq } = first;
  const [row] = await reader.rows<{ cents: number }>(sql`
    select coalesce(sum(e.signed), 0)::bigint as cents from ${entriesOf(reader.storeId, { account, from, to })} e
     where (e.booked_on, e.seq) < (${to}::date, ${seq}::bigint)`);
  let balance = openingCents + (row?.cents ?? 0);
  return new Map(
    upwards.map((entry) => {
      balance += entry.cents;
      return [entry.seq, balance] as const;
    }),
  );
}

type Cause = Pick<
  StatementEntry,
  'state' | 'orderCode' | 'settlementId' | 'settledOn' | 'transferId' | 'reason'
>;

/** The causes of the entries on a page, by posting number. */
async function causesOf(rows: readonly StoredEntry[], reader: Reader): Promise<Map<number, Cause>> {
  const postings = await reader.rows<{
    postingId: number;
    kind: SourceKind;
    id: string;
    corrects: number | null;
    isCorrected: boolean;
    reason: string | null;
    orderCode: string | null;
    transferId: number | null;
    transferState: EntryState | null;
  }>(sql`
    select p.posting_id as "postingId", p.source_kind as kind, p.source_id as id, p.corrects, p.reason, o.code as "orderCode",
           t.transfer_id as "transferId", t.state as "transferState",
           exists (select 1 from ledger_postings c
                    where c.store_id = ${reader.storeId} and c.source_kind = p.source_kind and c.source_id = p.source_id
                      and c.corrects = p.posting_id) as "isCorrected"
      from ledger_postings p
      left join orders o on o.store_id = ${reader.storeId} and o.order_id = p.order_id
      left join payment_transfers t on t.store_id = ${reader.storeId} and p.source_kind = 'transfer' and t.key = p.source_id
     where p.store_id = ${reader.storeId} and p.posting_id = any(${rows.map(({ postingId }) => postingId)}::bigint[])`);
  return new Map(
    postings.map(({ postingId, kind, id, corrects, isCorrected, transferState, ...cause }) => {
      const isSettlement = kind === 'settlement';
      const plain = isCorrected ? 'corrected' : 'posted';
      return [
        postingId,
        {
          ...cause,
          state: transferState ?? (corrects === null ? plain : 'correction'),
          settlementId: isSettlement ? postingId : null,
          settledOn: isSettlement ? id : null,
        },
      ];
    }),
  );
}

/** Incoming minus outgoing amounts of an account from a day on, in cents. */
export async function movedSince(
  tx: Transaction,
  account: StatementAccount,
  day: CalendarDate,
): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select coalesce(sum(case to_account when ${account} then cents else -cents end), 0)::bigint as cents from ledger_entries
     where store_id = ${tx.storeId} and booked_on >= ${day}::date and (from_account = ${account} or to_account = ${account})`);
  return row?.cents ?? 0;
}

/** A store's open receivables by due day, first day first. */
export function openByDay(tx: Transaction): Promise<{ day: CalendarDate; cents: number }[]> {
  return tx.rows<{ day: CalendarDate; cents: number }>(sql`
    select due_on as day, sum(cents)::bigint as cents from receivables
     where store_id = ${tx.storeId} and state = 'open' group by due_on order by due_on`);
}
