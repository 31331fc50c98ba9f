import type { ManualRequest } from '@comanda/contract/money/ledger/provider-manual.calls';
import { faultOfSecondPerson } from '@comanda/domain/people/provider/second-person';
import { sql } from '../../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../../platform/paged/define-paged.ts';
import { up } from '../../../../../platform/paged/sort-key.ts';
import { changesOf } from '../../../../people/provider/public.ts';

/**
 * Manual requests of all stores, waiting for a second person or decided. `login`: the login of the reading
 * user.
 */
export const manualRequests = definePaged({
  name: 'manual-requests',
  columns: selecting<Omit<ManualRequest, 'isOwn' | 'obstacle'> & { login: string }>(sql`
    r.store_id as "storeId", coalesce(s.name, 'Todas as lojas') as "storeName", r.request_id as "requestId", r.kind, r.account, r.cents, r.about, r.reason,
    r.invoice_id as "invoiceId", r.bank_code as code, r.open_cents as "openCents",
    case when i.status = 'open' then -i.balance_cents - i.paid_cents when i.status is not null then 0 end as "openNowCents",
    r.asked_at as "requestedAt", r.asked_name as "requestedBy", r.asked_by as login, r.decision, r.decided_at as "decidedAt",
    r.decided_name as "decidedBy", r.decision_words as words`),
  from: (_storeId, { isDecided }: { isDecided: boolean }, _reader: { login: string; now: number }) =>
    ofAllStores(sql`
      from manual_requests r left join stores s on s.store_id = r.store_id
      left join invoices i on i.store_id = r.store_id and i.invoice_id = r.invoice_id
     where ${isDecided ? sql`r.decision is not null` : sql`r.decision is null`}`),
  sorts: {
    waiting: [up(sql`r.asked_at`, 'moment'), up(sql`r.store_id`, 'number'), up(sql`r.request_id`, 'number')],
  },
  defaultSort: 'waiting',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
  present: async (rows, reader, { login: decider, now }): Promise<ManualRequest[]> => {
    const open = rows.filter(({ decision }) => decision === null);
    const changes =
      open.length === 0 ? [] : await changesOf(reader, [decider, ...open.map(({ login }) => login)]);
    return rows.map(({ login: requestedBy, ...row }) => ({
      ...{ ...row, isOwn: requestedBy === decider },
      obstacle:
        row.decision === null
          ? faultOfSecondPerson({ requestedBy, decider, requestedAt: row.requestedAt, now, changes })
          : null,
    }));
  },
});
