import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** An entry as it was written. */
export interface StoredAuditEntry {
  entryId: number;
  at: number;
  name: string | null;
  call: string;
  storeId: number | null;
  storeName: string | null;
  numbers: Record<string, number>;
  /** Null: it was never heard to end. */
  outcome: string | null;
  address: string;
}

/** Times in epoch milliseconds, the end excluded; null leaves a filter out. */
export interface AuditQuestion {
  from: number;
  until: number;
  personId: number | null;
  aboutStore: number | null;
  call: string | null;
  before: number | null;
  limit: number;
}

/** What the provider's people did, the newest first. Of all stores: their names are read without locks. */
export function listStoredAudit(system: Database, wanted: AuditQuestion): Promise<StoredAuditEntry[]> {
  return system.directory<StoredAuditEntry>(sql`
    select a.entry_id as "entryId", a.at, p.name, a.call, a.about_store as "storeId", s.name as "storeName",
           a.numbers, a.outcome, a.address
      from provider_audit a
      left join provider_people p on p.person_id = a.person_id
      left join stores s on s.store_id = a.about_store
     where a.at >= ${new Date(wanted.from)} and a.at < ${new Date(wanted.until)}
       and (${wanted.personId}::integer is null or a.person_id = ${wanted.personId})
       and (${wanted.aboutStore}::integer is null or a.about_store = ${wanted.aboutStore})
       and (${wanted.call}::text is null or a.call = ${wanted.call})
       and (${wanted.before}::bigint is null or a.entry_id < ${wanted.before})
     order by a.entry_id desc limit ${wanted.limit}`);
}

/** Everybody who may have done something, the blocked ones too. */
export function listAuditedPeople(system: Database): Promise<{ personId: number; name: string }[]> {
  return system.directory<{ personId: number; name: string }>(sql`
    select person_id as "personId", name from provider_people order by lower(name), person_id`);
}
