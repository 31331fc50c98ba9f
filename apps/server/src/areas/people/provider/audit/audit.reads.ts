import type { ProviderAuditFilter } from '@comanda/contract/people/audit/provider-audit.calls';
import { momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, type Reader, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';
import { auditInWords, type StoredAuditEntry } from './audit-in-words.ts';

/** Actions of the provider's people, newest first. Days are in the provider's time zone. */
export const providerAudit = definePaged({
  name: 'provider-audit',
  columns: selecting<Omit<StoredAuditEntry, 'storeName'>>(sql`
    a.entry_id as "entryId", a.at, p.name, a.call, a.about_store as "storeId",
    a.numbers, a.outcome, a.address`),
  from: (_storeId, { personId, aboutStore, call, ...days }: ProviderAuditFilter) => {
    const { from, until } = momentsOfRange(days, PROVIDER_TIME_ZONE);
    return ofAllStores(sql`
      from provider_audit a
      left join provider_people p on p.person_id = a.person_id
     where a.at >= ${new Date(from)} and a.at < ${new Date(until)}
       and (${personId}::integer is null or a.person_id = ${personId})
       and (${aboutStore}::integer is null or a.about_store = ${aboutStore})
       and (${call}::text is null or a.call = ${call})`);
  },
  sorts: { newest: [down(sql`a.entry_id`, 'number')] },
  defaultSort: 'newest',
  present: async (entries, reader) => {
    const names = await storeNames(reader, entries);
    return entries.map((entry) =>
      auditInWords({
        ...entry,
        storeName: entry.storeId === null ? null : (names.get(entry.storeId) ?? null),
      }),
    );
  },
  hasPlainCursor: true,
});

/** The names of the stores in these entries. They are read alone, because stores may be on other machines. */
async function storeNames(
  reader: Reader,
  entries: readonly { storeId: number | null }[],
): Promise<Map<number, string>> {
  const storeIds = [...new Set(entries.flatMap(({ storeId }) => storeId ?? []))];
  if (storeIds.length === 0) return new Map();
  const stores = await reader.rows<{ storeId: number; name: string }>(sql`
    select store_id as "storeId", name from stores where store_id = any(${storeIds}::integer[])`);
  return new Map(stores.map(({ storeId, name }) => [storeId, name]));
}

/** All people who may have acted, including blocked people. */
export function listAuditedPeople(system: Database): Promise<{ personId: number; name: string }[]> {
  return system.directory<{ personId: number; name: string }>(sql`
    select person_id as "personId", name from provider_people order by lower(name), person_id`);
}
