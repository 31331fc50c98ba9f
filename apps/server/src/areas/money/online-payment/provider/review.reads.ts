import type { ListedReceiver, WaitingDocument } from '@comanda/contract/money/online-payment/review.calls';
import type { ReceiverState } from '@comanda/domain/money/online-payment/receiver-state';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';

/** Documents waiting for review, over all stores, oldest first. */
export const waitingDocuments = definePaged({
  name: 'online-documents',
  columns: selecting<WaitingDocument>(sql`
    d.store_id as "storeId", s.name as "storeName", s.city, s.state, d.kind, d.sending, d.sent_at as "sentAt",
    d.sent_by as "sentBy"`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`
      from online_documents d join stores s on s.store_id = d.store_id
     where d.state = 'waiting'`),
  sorts: {
    oldest: [up(sql`d.sent_at`, 'moment'), up(sql`d.store_id`, 'number'), up(sql`d.kind`, 'text')],
  },
  defaultSort: 'oldest',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
});

/** Registered stores with their state, over all stores. */
export const receiverList = definePaged({
  name: 'receivers',
  columns: selecting<ListedReceiver>(sql`
    r.store_id as "storeId", s.name as "storeName", s.city, s.state as uf, r.state, r.reasons,
    greatest(r.state_at, r.changed_at) as since, d.approved as "approvedDocuments", a.kept as accounts`),
  from: (_storeId, { state }: { state: ReceiverState | null }) =>
    ofAllStores(sql`
      from online_registrations r join stores s on s.store_id = r.store_id
      cross join lateral (select count(*)::integer as approved from online_documents
                           where store_id = r.store_id and state = 'approved' and verdict is distinct from 'rejected') d
      cross join lateral (select count(*)::integer as kept from receiving_accounts where store_id = r.store_id) a
     where (${state}::text is null or r.state = ${state})`),
  sorts: { newest: [down(sql`r.changed_at`, 'moment'), up(sql`r.store_id`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
});
