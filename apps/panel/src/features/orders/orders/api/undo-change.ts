import { sendCall } from '@comanda/client/api/send-call.ts';
import { undoChange } from '@comanda/contract/orders/orders/orders.calls';
import type { StatusChanged, UndoInput } from '@comanda/contract/orders/orders/orders.wire';

/** Undoes the last change of an order. The server refuses it after the undo time. */
export function sendUndo(input: UndoInput): Promise<StatusChanged> {
  return sendCall(undoChange, input);
}
