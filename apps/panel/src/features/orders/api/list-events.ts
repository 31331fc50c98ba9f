import { sendCall } from '@comanda/client/api/send-call.ts';
import { listEvents } from '@comanda/contract/orders/orders.calls';
import type { MissedEvents } from '@comanda/contract/orders/orders.wire';

/** The events after a number: what this panel missed. */
export function fetchMissedEvents(afterSeq: number): Promise<MissedEvents> {
  return sendCall(listEvents, { afterSeq });
}
