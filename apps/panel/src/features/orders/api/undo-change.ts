import { undoChange } from '@comanda/contract/orders/orders.calls';
import type { StatusChanged, UndoWish } from '@comanda/contract/orders/orders.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** Takes the last change of an order back, while that is possible. */
export function sendUndo(wish: UndoWish): Promise<StatusChanged> {
  return sendCall(undoChange, wish);
}
