import { VISIT_TICKET_MS } from '@comanda/domain/people/access/support-visit';
import { nextNumber } from '../../../platform/database/next-number.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { newStoreToken, storeTokenKey } from '../../../platform/http/store-token.ts';
import { insertVisit, type Visitor } from './support-visits.writes.ts';

/**
 * Makes the path of a link that opens the store's panel for a support visitor. The link works once, within a
 * minute. The ticket is behind the `#`, which browsers never send.
 */
export async function requestVisit(
  tx: Transaction,
  { visitor, reason }: { visitor: Visitor; reason: string },
  now: number,
): Promise<{ visitId: number; path: string }> {
  const ticket = newStoreToken(tx.storeId);
  const ticketHash = storeTokenKey(ticket)?.hash;
  if (ticketHash === undefined) throw new Error(`store number ${tx.storeId} makes no ticket`);
  const visitId = await nextNumber(tx, 'support-visit');
  await insertVisit(tx, { visitId, visitor, reason, ticketHash, ticketUntil: now + VISIT_TICKET_MS }, now);
  return { visitId, path: `/login/visita#${ticket}` };
}
