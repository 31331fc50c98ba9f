import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** The wish of a future store, as the provider lists it. Times in epoch milliseconds. */
export interface RegistrationSummary {
  /** First eight letters of its id: enough to name one of those that are kept. */
  requestName: string;
  name: string;
  storeName: string;
  mobile: string;
  email: string;
  createdAt: number;
  answeredAt: number | null;
  closedAt: number | null;
  handledBy: string | null;
}

/** Requests that wait, or all that are kept, oldest first; as the system role. */
export function listRegistrations(
  database: Database,
  { withClosed }: { withClosed: boolean },
): Promise<RegistrationSummary[]> {
  return database.directory<RegistrationSummary>(sql`
    select left(request_id::text, 8) as "requestName", name, store_name as "storeName", mobile, email,
           created_at as "createdAt", answered_at as "answeredAt", closed_at as "closedAt",
           handled_by as "handledBy"
      from registration_requests where ${withClosed}::boolean or closed_at is null order by created_at, request_id`);
}

/** Notes that somebody of the provider answered a request, or is done with it. False when none that waits bears the name. */
export async function handleRegistration(
  database: Database,
  requestName: string,
  what: 'answered' | 'closed',
  { operator, now }: { operator: string; now: number },
): Promise<boolean> {
  const at = new Date(now);
  const rows = await database.directory(sql`
    update registration_requests set
      answered_at = case when ${what === 'answered'}::boolean then ${at}::timestamptz else answered_at end,
      closed_at = case when ${what === 'closed'}::boolean then ${at}::timestamptz end,
      handled_by = ${operator}
     where left(request_id::text, 8) = ${requestName.toLowerCase()} and closed_at is null
    returning 1`);
  return rows.length > 0;
}
