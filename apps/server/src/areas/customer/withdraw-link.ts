import type { Transaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import { endOrderLink } from '../orders/public.ts';
import { findLinkLife } from './customer-order.reads.ts';

/**
 * Withdraws the customer's link of an order for good: whoever has it open is cut off at the commit, in every server.
 * False when there is no such order, or its link was withdrawn before. For the provider.
 */
export async function withdrawCustomerLink(
  tx: Transaction,
  orderId: number,
  { operator, now }: { operator: string; now: number },
): Promise<boolean> {
  if (!(await endOrderLink(tx, orderId, now))) return false;
  const details = { por: `provedor: ${operator}`, pedido: orderId };
  await recordAudit(tx, { action: 'orders.customer-link-withdrawn', userId: null, details }, now);
  return true;
}

/** Whether the order is there and its link was not withdrawn. */
export async function hasCustomerLink(tx: Transaction, orderId: number): Promise<boolean> {
  return (await findLinkLife(tx, orderId))?.isLinkWithdrawn === false;
}
