import type { Transaction } from '../../../../platform/database/transaction.ts';
import { newStoreToken, storeTokenKey } from '../../../../platform/http/store-token.ts';
import { recordAudit } from '../../audit/public.ts';
import { insertTicket } from './login-tickets.writes.ts';

const TICKET_LIFE_SECONDS = 60;

/**
 * Makes a secret that logs `userId` in. The secret works once, within a minute of `now`. For the provider's
 * tools.
 */
export async function createLoginTicket(tx: Transaction, userId: number, now: number): Promise<string> {
  const ticket = newStoreToken(tx.storeId);
  const hash = storeTokenKey(ticket)?.hash;
  if (hash === undefined) throw new Error(`store number ${tx.storeId} makes no ticket`);
  await insertTicket(tx, { hash, userId, expiresAt: new Date(now + TICKET_LIFE_SECONDS * 1000) });
  await recordAudit(tx, { userId, now }, 'access.ticket-created');
  return ticket;
}
