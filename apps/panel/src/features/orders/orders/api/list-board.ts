import { sendCall } from '@comanda/client/api/send-call.ts';
import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import type { BoardSnapshot } from '@comanda/contract/orders/orders/orders.wire';

/**
 * Open orders, and orders closed in the current operational day; `atLeast` is the highest event number known
 * here.
 */
export function fetchBoard(atLeast: number): Promise<BoardSnapshot> {
  return sendCall(listBoard, { atLeast });
}
