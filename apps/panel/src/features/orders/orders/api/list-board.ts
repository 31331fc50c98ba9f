import { sendCall } from '@comanda/client/api/send-call.ts';
import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import type { BoardSnapshot } from '@comanda/contract/orders/orders/orders.wire';

/** Open orders and those closed in the operational day. */
export function fetchBoard(): Promise<BoardSnapshot> {
  return sendCall(listBoard, {});
}
