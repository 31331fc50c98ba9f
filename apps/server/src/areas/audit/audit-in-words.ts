import type { AuditEntry } from '@comanda/contract/audit/audit.wire';
import type { KnownNames } from '@comanda/domain/audit/audit-facts';
import { type AuditedEntry, actorName, describeEntry } from '@comanda/domain/audit/describe-entry';
import { faultOfRange, LONGEST_RANGE_DAYS, momentsOfRange } from '@comanda/domain/time/day-range';
import { invalidField } from '../../platform/errors/app-error.ts';
import { HISTORY } from './texts.ts';

/** Changes told of one entry: a change of areas may be of hundreds of districts. */
const MOST_TOLD = 40;

/** An entry as it is kept. */
export type KeptEntry = AuditedEntry & Pick<AuditEntry, 'entryId' | 'at'>;

/** The moments of the days that are asked for. Throws `request.invalid` for a period that is none. */
export function momentsOf(days: { from: string; to: string }, timeZone: string) {
  const fault = faultOfRange(days);
  if (fault !== null) {
    const mensagem = fault === 'backwards' ? HISTORY.backwards : HISTORY.tooLong(LONGEST_RANGE_DAYS);
    throw invalidField('ate', mensagem);
  }
  return momentsOfRange(days, timeZone);
}

/** What an entry says; `timeZone` is the store's. */
export function inWords(
  { entryId, at, ...entry }: KeptEntry,
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
    changes: changes.slice(0, MOST_TOLD),
    untold: Math.max(0, changes.length - MOST_TOLD),
  };
}
