import { listEvents } from '@comanda/contract/orders/orders.calls';
import type { MissedEvents } from '@comanda/contract/orders/orders.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** The events after a number: what this panel missed. */
export function fetchMissedEvents(afterSeq: number): Promise<MissedEvents> {
  return sendCall(listEvents, { afterSeq });
}
