import type { EntryState, StatementAccount, StatementEntry } from '@comanda/contract/ledger/statement.calls';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { DayRange } from '@comanda/domain/time/day-range';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, type Reader, selecting } from '../../../platform/paged/define-paged.ts';
import { down, up } from '../../../platform/paged/sort-key.ts';
import type { SourceKind } from '../book/post.ts';

/** An account of a store on some days; `openingCents`: what stood there before them. */
export interface StatementFilter extends DayRange {
  account: StatementAccount;
}

type KeptEntry = Omit<StatementEntry, 'state' | 'transferId' | 'settlementId' | 'settledOn'> & {
  postingId: number;
  sourceKind: SourceKind;
  sourceId: string;
  corrects: number | null;
};

const ENTRY_KEYS = [sql`e.booked_on`, sql`e.seq`] as const;

/**
 * What came to an account and left it, by accounting day and then as it was posted; `balanceCents` counts from `openingCents` on. Each
 * page counts the whole period anew, which is a year at most.
 */
export const statementEntries = definePaged({
  name: 'statement',
  columns: selecting<KeptEntry>(sql`
    e.seq, e.booked_on as day, e.occurred_at as at, e.kind, e.cents, e.opening + e.running as "balanceCents", e.order_id as "orderId",
    o.code as "orderCode", p.reason, e.posting_id as "postingId", p.source_kind as "sourceKind", p.source_id as "sourceId", p.corrects`),
  from: (storeId, { account, from, to }: StatementFilter, { openingCents }: { openingCents: number }) => sql`
    from (select seq, posting_id, booked_on, occurred_at, kind, order_id, signed as cents, ${openingCents}::bigint as opening,
                 sum(signed) over (order by booked_on, seq)::bigint as running
            from (select *, case to_account when ${account} then cents else -cents end as signed
                    from ledger_entries
                   where store_id = ${storeId} and booked_on between ${from}::date and ${to}::date
                     and (from_account = ${account} or to_account = ${account})) signed) e
    join ledger_postings p on p.store_id = ${storeId} and p.posting_id = e.posting_id
    left join orders o on o.store_id = ${storeId} and o.order_id = e.order_id
   where true`,
  sorts: {
    newest: [down(ENTRY_KEYS[0], 'day'), down(ENTRY_KEYS[1], 'number')],
    oldest: [up(ENTRY_KEYS[0], 'day'), up(ENTRY_KEYS[1], 'number')],
  },
  usual: 'newest',
  totals: selecting<{ count: number; inCents: number; outCents: number }>(sql`
    count(*)::integer as count, coalesce(sum(e.cents) filter (where e.cents > 0), 0)::bigint as "inCents",
    coalesce(-sum(e.cents) filter (where e.cents < 0), 0)::bigint as "outCents"`),
  tell: tellEntries,
});

async function tellEntries(rows: KeptEntry[], reader: Reader): Promise<StatementEntry[]> {
  if (rows.length === 0) return [];
  const keys = rows.flatMap(({ sourceKind, sourceId }) => (sourceKind === 'transfer' ? [sourceId] : []));
  const transfers = await reader.rows<{ key: string; transferId: number; state: EntryState }>(sql`
    select key, transfer_id as "transferId", state from payment_transfers
     where store_id = ${reader.storeId} and key = any(${keys}::text[])`);
  const sources = rows.map(({ sourceId }) => sourceId);
  const kinds = rows.map(({ sourceKind }) => sourceKind);
  // Found by its cause, of which each step is posted once.
  const taken = await reader.rows<{ postingId: number }>(sql`
    select corrects as "postingId" from ledger_postings
     where store_id = ${reader.storeId} and source_kind = any(${[...new Set(kinds)]}::text[])
       and source_id = any(${[...new Set(sources)]}::text[]) and corrects is not null`);
  const corrected = new Set(taken.map(({ postingId }) => postingId));
  const transferOf = new Map(transfers.map((each) => [each.key, each]));
  return rows.map(({ postingId, sourceKind, sourceId, corrects, ...entry }) => {
    const transfer = sourceKind === 'transfer' ? (transferOf.get(sourceId) ?? null) : null;
    const isSettlement = sourceKind === 'settlement';
    const plain = corrected.has(postingId) ? 'corrected' : 'posted';
    return {
      ...entry,
      state: transfer?.state ?? (corrects === null ? plain : 'correction'),
      transferId: transfer?.transferId ?? null,
      settlementId: isSettlement ? postingId : null,
      settledOn: isSettlement ? sourceId : null,
    };
  });
}

/** What came to an account, less what left it, on a day and later. Integer cents. */
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

/** What is open of a store's receivables, by the day it is due on; the first day first. */
export function openByDay(tx: Transaction): Promise<{ day: CalendarDate; cents: number }[]> {
  return tx.rows<{ day: CalendarDate; cents: number }>(sql`
    select due_on as day, sum(cents)::bigint as cents from receivables
     where store_id = ${tx.storeId} and state = 'open' group by due_on order by due_on`);
}
