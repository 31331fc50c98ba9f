import type { WaitingReversal } from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import type { OrderFine } from '@comanda/domain/money/ledger/fine-reversal';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, type Reader, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

/** A posted fine with its requests. */
export interface StoredFine extends OrderFine {
  /** The number of the fine's posting. */
  fineId: string;
  reason: string | null;
  finedAt: number;
}

type Row = Omit<StoredFine, 'reversal'> & {
  orderId: number;
  description: string | null;
  decision: 'approved' | 'rejected' | null;
  words: string | null;
};

/** The fines of these orders, oldest first. */
export async function finesOfOrders(
  reader: Reader,
  orderIds: readonly number[],
): Promise<Map<number, StoredFine[]>> {
  const rows = await reader.rows<Row>(sql`
    select p.order_id as "orderId", p.posting_id as "postingId", p.source_id as "fineId", p.reason, p.occurred_at as "finedAt",
           e.cents, r.description, r.decision, r.decision_words as words,
           exists (select from ledger_postings t
                    where t.store_id = ${reader.storeId} and t.source_kind = 'fine' and t.source_id = p.source_id
                      and t.step = 'reversed') as "isReversed"
      from ledger_postings p
      join ledger_entries e on e.store_id = ${reader.storeId} and e.seq = p.first_seq
      left join fine_reversals r on r.store_id = ${reader.storeId} and r.posting_id = p.posting_id
     where p.store_id = ${reader.storeId} and p.source_kind = 'fine' and p.step = 'posted'
       and p.order_id = any(${[...orderIds]}::bigint[])
     order by p.posting_id`);
  const found = new Map<number, StoredFine[]>();
  for (const { orderId, description, decision, words, ...fine } of rows) {
    const reversal = description === null ? null : { description, decision, words };
    found.set(orderId, [...(found.get(orderId) ?? []), { ...fine, reversal }]);
  }
  return found;
}

/** Requests of all stores that wait for the provider's decision, longest wait first. */
export const waitingReversals = definePaged({
  name: 'fine-reversals',
  columns: selecting<WaitingReversal>(sql`
    r.store_id as "storeId", s.name as "storeName", r.posting_id as "reversalId", r.order_id as "orderId", o.code as "orderCode",
    r.cents, p.reason as "fineReason", p.occurred_at as "finedAt", r.description, r.requested_at as "requestedAt",
    r.requested_by as "requestedBy"`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`
      from fine_reversals r
      join stores s on s.store_id = r.store_id
      join orders o on o.store_id = r.store_id and o.order_id = r.order_id
      join ledger_postings p on p.store_id = r.store_id and p.posting_id = r.posting_id
     where r.decision is null`),
  sorts: {
    waiting: [
      up(sql`r.requested_at`, 'moment'),
      up(sql`r.store_id`, 'number'),
      up(sql`r.posting_id`, 'number'),
    ],
  },
  defaultSort: 'waiting',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
});
