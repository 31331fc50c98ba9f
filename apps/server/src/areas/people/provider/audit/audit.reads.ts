import type { ProviderAuditFilter } from '@comanda/contract/people/audit/provider-audit.calls';
import { momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';
import { auditInWords, type StoredAuditEntry } from './audit-in-words.ts';

/** Actions of the provider's people, newest first. Days are in the provider's time zone. */
export const providerAudit = definePaged({
  name: 'provider-audit',
  columns: selecting<StoredAuditEntry>(sql`
    a.entry_id as "entryId", a.at, p.name, a.call, a.about_store as "storeId", s.name as "storeName",
    a.numbers, a.outcome, a.address`),
  from: (_storeId, { personId, aboutStore, call, ...days }: ProviderAuditFilter) => {
    const { from, until } = momentsOfRange(days, PROVIDER_TIME_ZONE);
    return ofAllStores(sql`
      from provider_audit a
      left join provider_people p on p.person_id = a.person_id
      left join stores s on s.store_id = a.about_store
     where a.at >= ${new Date(from)} and a.at < ${new Date(until)}
       and (${personId}::integer is null or a.person_id = ${personId})
       and (${aboutStore}::integer is null or a.about_store = ${aboutStore})
       and (${call}::text is null or a.call = ${call})`);
  },
  sorts: { newest: [down(sql`a.entry_id`, 'number')] },
  defaultSort: 'newest',
  present: (entries) => entries.map(auditInWords),
  hasPlainCursor: true,
});

/** All people who may have acted, including blocked people. */
export function listAuditedPeople(system: Database): Promise<{ personId: number; name: string }[]> {
  return system.directory<{ personId: number; name: string }>(sql`
    select person_id as "personId", name from provider_people order by lower(name), person_id`);
}
