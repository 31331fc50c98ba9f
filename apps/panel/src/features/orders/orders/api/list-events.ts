import { sendCall } from '@comanda/client/api/send-call.ts';
import { listEvents } from '@comanda/contract/orders/orders/orders.calls';
import type { MissedEvents } from '@comanda/contract/orders/orders/orders.wire';

/**
 * Fetches the events after an event number, which this panel has missed. `atLeast` is the highest number that
 * this panel knows.
 */
export function fetchMissedEvents(afterSeq: number, atLeast: number): Promise<MissedEvents> {
  return sendCall(listEvents, { afterSeq, atLeast });
}
