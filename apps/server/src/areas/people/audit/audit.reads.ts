import type { AuditPerson, AuditQuery, AuditWho } from '@comanda/contract/people/audit/audit.wire';
import { actionsOfArea } from '@comanda/domain/all-audited-actions';
import { momentsOfRange } from '@comanda/domain/kit/time/day-range';
import type { KnownNames } from '@comanda/domain/people/audit/audit-facts';
import {
  type AuditedEntry,
  BY_SIGNER,
  BY_SYSTEM,
  namedIn,
} from '@comanda/domain/people/audit/describe-entry';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, type Reader, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';
import { shownDays } from '../../../platform/period/store-period.ts';
import { inWords, type StoredEntry } from './audit-in-words.ts';

/** The store's history as text, newest first. Days are in the store's time zone. */
export const auditEntries = definePaged({
  name: 'audit',
  columns: selecting<StoredEntry>(
    sql`r.entry_id as "entryId", r.at, r.action, r.user_id as "userId", u.name as "userName", r.details`,
  ),
  from: (storeId, { who, area, ...days }: AuditQuery, { timeZone }: { timeZone: string }) => {
    const { from, until } = momentsOfRange(shownDays(days, 'ate'), timeZone);
    const actions = area && actionsOfArea(area);
    return sql`
      from audit_log r left join users u on u.store_id = ${storeId} and u.user_id = r.user_id
     where r.store_id = ${storeId} and r.at >= ${new Date(from)} and r.at < ${new Date(until)}
       and (${actions}::text[] is null or r.action = any(${actions}::text[])) ${ofWho(who)}`;
  },
  sorts: { newest: [down(sql`r.at`, 'moment'), down(sql`r.entry_id`, 'uuid')] },
  defaultSort: 'newest',
  present: async (entries, reader, { timeZone }) => {
    const names = await findNames(reader, entries);
    return entries.map((entry) => inWords(entry, names, timeZone));
  },
  hasPlainCursor: true,
});

function ofWho(who: AuditWho | null): Query {
  if (who === null) return sql``;
  if (typeof who !== 'string') return sql`and r.user_id = ${who.userId}`;
  const by = sql`r.user_id is null and coalesce(r.details ->> 'por', ${BY_SYSTEM})`;
  return who === 'system'
    ? sql`and ${by} = ${BY_SYSTEM}`
    : sql`and ${by} not in (${BY_SYSTEM}, ${BY_SIGNER})`;
}

/** Finds the names for the numbers of orders, users and other objects in the entries' details. */
async function findNames(tx: Reader, entries: readonly AuditedEntry[]): Promise<KnownNames> {
  const named = entries.map(({ details }) => namedIn(details));
  const names = async (kind: keyof KnownNames, query: (ids: readonly number[]) => Query) => {
    const ids = [...new Set(named.flatMap((each) => each[kind]))];
    const rows = ids.length === 0 ? [] : await tx.rows<{ id: number; name: string }>(query(ids));
    return new Map(rows.map(({ id, name }) => [Number(id), name]));
  };
  return {
    people: await names(
      'people',
      (ids) => sql`
        select user_id as id, name from users
         where store_id = ${tx.storeId} and user_id = any(${ids}::bigint[])`,
    ),
    orders: await names(
      'orders',
      (ids) => sql`
        select order_id as id, code as name from orders
         where store_id = ${tx.storeId} and order_id = any(${ids}::bigint[])`,
    ),
    districts: await names(
      'districts',
      (ids) => sql`select district_id as id, name from districts where district_id = any(${ids}::bigint[])`,
    ),
    cities: await names(
      'cities',
      (ids) => sql`select city_id as id, name from cities where city_id = any(${ids}::bigint[])`,
    ),
  };
}

/** The store's users, active users first. */
export function listPeople(tx: Transaction): Promise<AuditPerson[]> {
  return tx.rows<AuditPerson>(sql`
    select user_id as "userId", name, is_active as "isActive"
      from users where store_id = ${tx.storeId} order by is_active desc, lower(name), user_id`);
}
