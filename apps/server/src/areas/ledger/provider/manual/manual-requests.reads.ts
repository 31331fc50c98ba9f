import type { ManualRequest } from '@comanda/contract/ledger/provider-manual.calls';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

/** What waits for a second person over all stores, or was decided; `login`: of whoever reads it. */
export const manualRequests = definePaged({
  name: 'manual-requests',
  columns: selecting<Omit<ManualRequest, 'isOwn'> & { login: string }>(sql`
    r.store_id as "storeId", s.name as "storeName", r.request_id as "requestId", r.kind, r.account, r.cents, r.reason,
    r.invoice_id as "invoiceId", r.bank_code as code, r.open_cents as "openCents",
    case when i.status = 'open' then -i.balance_cents - i.paid_cents when i.status is not null then 0 end as "openNowCents",
    r.asked_at as "askedAt", r.asked_name as "askedBy", r.asked_by as login, r.decision, r.decided_at as "decidedAt",
    r.decided_name as "decidedBy", r.decision_words as words`),
  from: (_storeId, { isDecided }: { isDecided: boolean }, _reader: { login: string }) =>
    ofAllStores(sql`
      from manual_requests r join stores s on s.store_id = r.store_id
      left join invoices i on i.store_id = r.store_id and i.invoice_id = r.invoice_id
     where ${isDecided ? sql`r.decision is not null` : sql`r.decision is null`}`),
  sorts: {
    waiting: [up(sql`r.asked_at`, 'moment'), up(sql`r.store_id`, 'number'), up(sql`r.request_id`, 'number')],
  },
  usual: 'waiting',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
  tell: (rows, _reader, reader): ManualRequest[] =>
    rows.map(({ login, ...row }) => ({ ...row, isOwn: login === reader.login })),
});
