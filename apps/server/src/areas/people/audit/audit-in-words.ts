import type { AuditEntry } from '@comanda/contract/people/audit/audit.wire';
import type { KnownNames } from '@comanda/domain/people/audit/audit-facts';
import { type AuditedEntry, actorName, describeEntry } from '@comanda/domain/people/audit/describe-entry';

/** Maximum of changes shown per entry: a change of delivery areas may contain hundreds of districts. */
const MAX_SHOWN = 40;

export type StoredEntry = AuditedEntry & Pick<AuditEntry, 'entryId' | 'at'>;

/** An entry as text. `timeZone`: the store's time zone. */
export function inWords(
  { entryId, at, ...entry }: StoredEntry,
  names: KnownNames,
  timeZone: string,
): AuditEntry {
  const { actor, area, text, orderId, changes } = describeEntry(entry, names, timeZone);
  return {
    entryId,
    at,
    who: actorName(actor),
    whoKind: actor.kind,
    area,
    text,
    orderId,
    changes: changes.slice(0, MAX_SHOWN),
    moreCount: Math.max(0, changes.length - MAX_SHOWN),
  };
}
