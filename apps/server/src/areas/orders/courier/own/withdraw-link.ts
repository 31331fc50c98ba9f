import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { releaseLinkCode } from './link-codes.writes.ts';

/**
 * Revokes the link code for an order that the store's own courier delivers. The courier then has no access to the
 * delivery. The courier request stays active until the store cancels it. Returns false when the order
 * has no such request, or its code is already revoked. For the provider.
 */
export const withdrawCourierLink: ProviderCommand<{ orderId: number }, boolean> = async (
  tx,
  { orderId },
  actor,
) => {
  const request = await tx.maybeRow<{ requestId: number }>(sql`
    update courier_requests set link_withdrawn_at = ${new Date(actor.now)}
     where store_id = ${tx.storeId} and order_id = ${orderId} and kind = 'own' and ended_at is null
       and link_withdrawn_at is null
    returning request_id as "requestId"`);
  if (request === null) return false;
  await releaseLinkCode(tx, request.requestId);
  await recordAudit(tx, actor, 'courier.link-withdrawn', { details: { pedido: orderId } });
  return true;
};

/** True if the order has an active own courier with a valid link. */
export async function hasCourierLink(tx: Transaction, orderId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select from courier_requests
     where store_id = ${tx.storeId} and order_id = ${orderId} and kind = 'own' and ended_at is null
       and link_withdrawn_at is null
     limit 1`);
  return row !== null;
}
