import type { ProviderCommand } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { endOrderLink } from '../orders/public.ts';
import { findLinkLife } from './customer-order.reads.ts';

/**
 * Revokes the customer's link of an order permanently. All servers close its open connections at the commit. Returns
 * false when the store has no such order, or the link was revoked before. For the provider.
 */
export const withdrawCustomerLink: ProviderCommand<{ orderId: number }, boolean> = async (
  tx,
  { orderId },
  actor,
) => {
  if (!(await endOrderLink(tx, orderId, actor.now))) return false;
  await recordAudit(tx, actor, 'orders.customer-link-withdrawn', { details: { pedido: orderId } });
  return true;
};

/** True if the order exists and its link was not revoked. */
export async function hasCustomerLink(tx: Transaction, orderId: number): Promise<boolean> {
  return (await findLinkLife(tx, orderId))?.isLinkWithdrawn === false;
}
