import { sendCall } from '@comanda/client/api/send-call.ts';
import { acknowledgeCancellation } from '@comanda/contract/orders/orders/orders.calls';
import type { StatusChanged } from '@comanda/contract/orders/orders/orders.wire';

/** Acknowledges a cancellation from outside; a repeated call has no effect. */
export function sendAcknowledgement(orderId: number): Promise<StatusChanged> {
  return sendCall(acknowledgeCancellation, { orderId });
}
