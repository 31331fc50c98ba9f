import type { AuditEntry, AuditPage, AuditPlace, AuditQuery } from '@comanda/contract/audit/audit.wire';
import type { KnownNames } from '@comanda/domain/audit/audit-facts';
import { actionsOfArea } from '@comanda/domain/audit/audited-actions';
import { actorName, describeEntry } from '@comanda/domain/audit/describe-entry';
import { faultOfRange, LONGEST_RANGE_DAYS, momentsOfRange } from '@comanda/domain/time/day-range';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findNames, type KeptEntry, listEntries } from './audit.reads.ts';
import { HISTORY } from './texts.ts';

/** Changes told of one entry: a change of areas may be of hundreds of districts. */
const MOST_TOLD = 40;

/**
 * A page of the store's history in words, the newest first. `timeZone` is the store's: days are those of its calendar.
 * Throws `request.invalid` for a period that is none.
 */
export async function readAudit(
  tx: Transaction,
  { after, ...filter }: AuditQuery & { after: AuditPlace | null },
  timeZone: string,
  limit: number,
): Promise<AuditPage> {
  const found = await listEntries(tx, {
    ...momentsOf(filter, timeZone),
    who: filter.who,
    actions: filter.area && actionsOfArea(filter.area),
    after,
    // One more says whether there is another page.
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const names = await findNames(tx, page);
  const last = page.at(-1);
  return {
    entries: page.map((entry) => inWords(entry, names, timeZone)),
    next: found.length > limit && last ? { at: last.at, entryId: last.entryId } : null,
  };
}

/** The moments of the days that are asked for. Throws `request.invalid` for a period that is none. */
export function momentsOf(days: { from: string; to: string }, timeZone: string) {
  const fault = faultOfRange(days);
  if (fault !== null) {
    const mensagem = fault === 'backwards' ? HISTORY.backwards : HISTORY.tooLong(LONGEST_RANGE_DAYS);
    throw new AppError('request.invalid', { fields: [{ campo: 'ate', mensagem }] });
  }
  return momentsOfRange(days, timeZone);
}

function inWords({ entryId, at, ...entry }: KeptEntry, names: KnownNames, timeZone: string): AuditEntry {
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
