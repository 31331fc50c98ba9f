import type {
  ChangeStatus,
  RequestedChange,
  ReviewedField,
} from '@comanda/domain/store/store/pending-changes';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

/** A requested change. Times in epoch milliseconds; pictures are paths under `/arquivos/`. */
export interface PendingChange {
  changeId: number;
  field: ReviewedField;
  before: string | null;
  after: string | null;
  status: ChangeStatus;
  requestedBy: string;
  requestedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
  reason: string | null;
}

/** A pending change with its store. */
export interface WaitingChange extends PendingChange {
  storeId: number;
  storeName: string;
  city: string;
  state: string;
}

/**
 * Sort order of fields: alphabetical by their Portuguese labels. The order of statuses follows the same rule.
 */
const FIELDS: readonly ReviewedField[] = ['banner', 'phrase', 'logo', 'app-text'];
const STATUSES: readonly ChangeStatus[] = ['approved', 'withdrawn', 'pending', 'rejected'];

const number = up(sql`c.change_id`, 'number');

/** Requested changes of a store, newest first. */
export const storeChanges = definePaged({
  name: 'store-changes',
  columns: selecting<PendingChange>(sql`
    c.change_id as "changeId", c.field, c.before, c.after, c.status, c.asked_by as "requestedBy", c.asked_at as "requestedAt",
    c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.reason`),
  from: (storeId, { status }: { status: ChangeStatus | null }) => sql`
      from pending_changes c where c.store_id = ${storeId} and (${status}::text is null or c.status = ${status})`,
  sorts: {
    pendencia: [number],
    informacao: [up(sql`array_position(${FIELDS}::text[], c.field)`, 'number'), number],
    data: [up(sql`c.asked_at`, 'moment'), number],
    status: [up(sql`array_position(${STATUSES}::text[], c.status)`, 'number'), number],
    decisao: [up(sql`c.decided_at`, 'moment', { isNullable: true }), number],
  },
  defaultSort: '-pendencia',
  present: (changes) => changes.map((change) => ({ ...change, table: 'estabelecimento' as const })),
});

/** Earlier requests for one field, newest first. */
export function listRequestsOf(
  tx: Transaction,
  field: ReviewedField,
): Promise<(RequestedChange & { reason: string | null })[]> {
  return tx.rows(sql`
    select after, status, reason from pending_changes
     where store_id = ${tx.storeId} and field = ${field} order by change_id desc`);
}

/**
 * Pending changes of all stores, or of one store or field, with their total number; oldest first. Runs in the system
 * role.
 */
export async function listPending(
  system: Database,
  {
    limit,
    storeId = null,
    field = null,
  }: { limit: number; storeId?: number | null; field?: ReviewedField | null },
): Promise<{ changes: WaitingChange[]; total: number }> {
  const isMeant = sql`p.status = 'pending' and (${storeId}::integer is null or p.store_id = ${storeId})
         and (${field}::text is null or p.field = ${field})`;
  const [changes, [count]] = await Promise.all([
    system.directory<WaitingChange>(sql`
      select p.store_id as "storeId", s.name as "storeName", s.city, s.state, p.change_id as "changeId", p.field,
             p.before, p.after, p.status, p.asked_by as "requestedBy", p.asked_at as "requestedAt",
             p.decided_by as "decidedBy", p.decided_at as "decidedAt", p.reason
        from pending_changes p join stores s on s.store_id = p.store_id
       where ${isMeant}
       order by p.asked_at, p.store_id, p.change_id limit ${limit}`),
    system.directory<{ total: number }>(
      sql`select count(*)::int as total from pending_changes p where ${isMeant}`,
    ),
  ]);
  return { changes, total: count?.total ?? 0 };
}
