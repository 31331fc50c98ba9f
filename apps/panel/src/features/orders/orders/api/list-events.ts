import { sendCall } from '@comanda/client/api/send-call.ts';
import { listEvents } from '@comanda/contract/orders/orders/orders.calls';
import type { MissedEvents } from '@comanda/contract/orders/orders/orders.wire';

/** The events after a number, which this panel has missed; `atLeast` is the highest number known here. */
export function fetchMissedEvents(afterSeq: number, atLeast: number): Promise<MissedEvents> {
  return sendCall(listEvents, { afterSeq, atLeast });
}
