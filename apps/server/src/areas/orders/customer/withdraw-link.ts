import type { ProviderCommand } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { endOrderLink } from '../orders/public.ts';
import { findLinkLife } from './customer-order.reads.ts';

/**
 * Withdraws the customer's link of an order permanently. Open connections are closed at the commit, on every
 * server. False when there is no such order, or its link was withdrawn before. For the provider.
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

/** True if the order exists and its link was not withdrawn. */
export async function hasCustomerLink(tx: Transaction, orderId: number): Promise<boolean> {
  return (await findLinkLife(tx, orderId))?.isLinkWithdrawn === false;
}
