import { listBoard } from '@comanda/contract/orders/orders.calls';
import type { BoardSnapshot } from '@comanda/contract/orders/orders.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** Open orders and those closed in the operational day. */
export function fetchBoard(): Promise<BoardSnapshot> {
  return sendCall(listBoard, {});
}
