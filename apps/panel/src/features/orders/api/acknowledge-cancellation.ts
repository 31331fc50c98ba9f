import { acknowledgeCancellation } from '@comanda/contract/orders/orders.calls';
import type { StatusChanged } from '@comanda/contract/orders/orders.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** Says that the store knows of a cancellation made outside; repeating it has no effect. */
export function sendAcknowledgement(orderId: number): Promise<StatusChanged> {
  return sendCall(acknowledgeCancellation, { orderId });
}
