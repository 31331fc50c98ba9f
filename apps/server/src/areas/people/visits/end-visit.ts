import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, recordAccess, recordAudit } from '../audit/public.ts';
import { markVisitEnded, type VisitEnd } from './support-visits.writes.ts';

/** How a visit ended, and the author. `name`: for display. `userId`: only for a user of the store. */
interface EndedBy {
  how: VisitEnd;
  name: string | null;
  userId?: number;
  sessionId?: string;
  /** The client's address, if a request ended the visit. */
  address?: string;
}

/** Ends a visit and notifies all servers at the commit. Returns false when the visit had ended. */
export async function endVisit(tx: Transaction, visitId: number, by: EndedBy, now: number): Promise<boolean> {
  const ended = await markVisitEnded(tx, visitId, by, now);
  if (ended === null) return false;
  tx.announce('support-visits');
  // A visit that never began makes no log entry and no mail for the store.
  if (ended.sessionId === null) return true;
  const details: AuditEntry['details'] = { visita: visitId, visitante: ended.personName, fim: by.how };
  // The provider or the clock ended the visit, so `por` names the author.
  if (by.userId === undefined) details.por = by.name === null ? 'sistema' : `provedor: ${by.name}`;
  const { userId = null, sessionId } = by;
  await recordAudit(tx, { userId, sessionId, now }, 'access.visit-ended', { details });
  if (by.how === 'visitor')
    await recordAccess(
      tx,
      {
        action: 'logged-out',
        userId: null,
        sessionId: ended.sessionId,
        address: by.address ?? '',
        details: { visita: visitId, por: `provedor: ${ended.personName}` },
      },
      now,
    );
  return true;
}
