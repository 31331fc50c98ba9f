import type { AuditPerson, AuditPlace, AuditWho } from '@comanda/contract/audit/audit.wire';
import type { KnownNames } from '@comanda/domain/audit/audit-facts';
import { type AuditedEntry, BY_SIGNER, BY_SYSTEM, namedIn } from '@comanda/domain/audit/describe-entry';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Which entries are wanted: moments in epoch milliseconds, the end excluded; null leaves a filter out. */
export interface WantedEntries {
  from: number;
  until: number;
  who: AuditWho | null;
  /** Names of actions. */
  actions: readonly string[] | null;
  after: AuditPlace | null;
  limit: number;
}

/** An entry as it is kept. */
export type KeptEntry = AuditedEntry & AuditPlace;

/** Entries of the store, the newest first. Pages go on by what was read last: what is written meanwhile moves nothing. */
export function listEntries(tx: Transaction, wanted: WantedEntries): Promise<KeptEntry[]> {
  const { from, until, actions, after, limit } = wanted;
  return tx.rows<KeptEntry>(sql`
    select r.entry_id as "entryId", r.at, r.action, r.user_id as "userId", u.name as "userName", r.details
      from audit_log r left join users u on u.store_id = ${tx.storeId} and u.user_id = r.user_id
     where r.store_id = ${tx.storeId} and r.at >= ${new Date(from)} and r.at < ${new Date(until)}
       and (${actions}::text[] is null or r.action = any(${actions}::text[])) ${ofWho(wanted.who)} ${behind(after)}
     order by r.at desc, r.entry_id desc limit ${limit}`);
}

function behind(after: AuditPlace | null): Query {
  if (after === null) return sql``;
  return sql`and (r.at, r.entry_id) < (${new Date(after.at)}::timestamptz, ${after.entryId}::uuid)`;
}

function ofWho(who: AuditWho | null): Query {
  if (who === null) return sql``;
  if (typeof who !== 'string') return sql`and r.user_id = ${who.userId}`;
  const by = sql`r.user_id is null and coalesce(r.details ->> 'por', ${BY_SYSTEM})`;
  return who === 'system'
    ? sql`and ${by} = ${BY_SYSTEM}`
    : sql`and ${by} not in (${BY_SYSTEM}, ${BY_SIGNER})`;
}

/** What the numbers in some entries stand for. */
export async function findNames(tx: Transaction, entries: readonly AuditedEntry[]): Promise<KnownNames> {
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

/** The store's people, those who may be in before the blocked. */
export function listPeople(tx: Transaction): Promise<AuditPerson[]> {
  return tx.rows<AuditPerson>(sql`
    select user_id as "userId", name, is_active as "isActive"
      from users where store_id = ${tx.storeId} order by is_active desc, lower(name), user_id`);
}
