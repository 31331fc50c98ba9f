import { sql } from '../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../platform/paged/define-paged.ts';
import { up } from '../../../platform/paged/sort-key.ts';

/** The request of a future store, for the provider's list. Times in epoch milliseconds. */
export interface RegistrationSummary {
  request: string;
  /** First eight letters of the id. Enough to identify a request in the list. */
  requestName: string;
  name: string;
  storeName: string;
  mobile: string;
  email: string;
  createdAt: number;
  answeredAt: number | null;
  closedAt: number | null;
  handledBy: string | null;
  /** The note of the last answer. `closeReason`: why the request was closed. */
  note: string | null;
  closeReason: string | null;
  /** The store that was created from the request. */
  madeStore: number | null;
}

/** Open requests or all requests, oldest first, with the count of open requests. Runs in the system role. */
export const registrationRequests = definePaged({
  name: 'registration-requests',
  columns: selecting<RegistrationSummary>(sql`
    r.request_id as request, left(r.request_id::text, 8) as "requestName", r.name, r.store_name as "storeName", r.mobile,
    r.email, r.created_at as "createdAt", r.answered_at as "answeredAt", r.closed_at as "closedAt",
    r.handled_by as "handledBy", r.note, r.close_reason as "closeReason", r.made_store as "madeStore"`),
  from: (_storeId, { withClosed }: { withClosed: boolean }) =>
    ofAllStores(sql`from registration_requests r where (${withClosed}::boolean or r.closed_at is null)`),
  sorts: { oldest: [up(sql`r.created_at`, 'moment'), up(sql`r.request_id`, 'uuid')] },
  defaultSort: 'oldest',
  totals: selecting<{ waiting: number }>(
    sql`(count(*) filter (where r.closed_at is null))::integer as waiting`,
  ),
});
