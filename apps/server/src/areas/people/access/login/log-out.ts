import type { Transaction } from '../../../../platform/database/transaction.ts';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import { endVisit, findVisitOfToken } from '../../visits/public.ts';
import type { AccessServices } from '../access-services.ts';
import { revokeSession } from '../sessions/sessions.writes.ts';

/** Ends the session of a token, for the client at `address`. Does nothing when the session is over or unknown. */
export async function logOut(
  { database, clock, sessionEvents }: AccessServices,
  token: string,
  address: string,
): Promise<void> {
  const key = storeTokenKey(token);
  if (key === null) return;
  await database.inStore(key.storeId, async (tx) => {
    const now = clock.now();
    const ended = await revokeSession(tx, key.hash, now);
    if (ended === null) return leaveVisit(tx, key.hash, address, now);
    const sessionId = ended.session_id;
    await recordAudit(tx, { userId: ended.user_id, sessionId, now }, 'access.logged-out');
    await recordAccess(tx, { action: 'logged-out', userId: ended.user_id, sessionId, address }, now);
    tx.afterCommit(() => sessionEvents.emitEnded({ storeId: tx.storeId, sessionId }));
  });
}

/** Ends the visit of a support visitor who logs out. */
async function leaveVisit(tx: Transaction, tokenHash: Buffer, address: string, now: number): Promise<void> {
  const visit = await findVisitOfToken(tx, tokenHash);
  if (visit === null) return;
  const { visitId, personName } = visit;
  await endVisit(tx, visitId, { how: 'visitor', name: personName, address }, now);
}
