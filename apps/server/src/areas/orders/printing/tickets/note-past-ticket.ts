import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAccess } from '../../../people/audit/public.ts';

/** Records that a user got a ticket of another day's order, because the ticket shows the customer. */
export function notePastTicket(
  tx: Transaction,
  { session, address, orderId }: { session: Session; address: string; orderId: number },
  now: number,
): Promise<void> {
  const details = { pedido: orderId, motivo: 'print' };
  return recordAccess(tx, { ...session, action: 'personal-data-seen', address, details }, now);
}
