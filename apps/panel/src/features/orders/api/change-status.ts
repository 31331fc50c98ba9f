import { changeStatus } from '@comanda/contract/orders/orders.calls';
import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** Asks for one status change; repeating a reached status succeeds without effect. */
export function sendStatusChange(change: StatusChange): Promise<StatusChanged> {
  return sendCall(changeStatus, change);
}
