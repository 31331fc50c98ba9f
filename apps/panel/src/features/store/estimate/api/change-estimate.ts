import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeEstimate } from '@comanda/contract/store/store.calls';
import type { DeliveryEstimate } from '@comanda/domain/store/estimate';

/** Tells customers another waiting time. */
export function sendEstimate(estimate: DeliveryEstimate): Promise<{ message: string | null }> {
  return sendCall(changeEstimate, estimate);
}
