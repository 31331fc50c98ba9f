import { OfflineError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeStatus } from '@comanda/contract/orders/orders/orders.calls';
import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders/orders.wire';

/** Timeout of one request in ms, and the number of requests before the change counts as failed. */
const answerWithinMs = 10_000;
const maxAttempts = 2;

/**
 * Requests one status change. A request for a status that the order already has succeeds without effect. The
 * request is therefore repeated once after a timeout. Throws {@link OfflineError} if no answer arrived.
 */
export async function sendStatusChange(change: StatusChange, attempt = 1): Promise<StatusChanged> {
  const signal = AbortSignal.timeout(answerWithinMs);
  try {
    return await sendCall(changeStatus, change, { signal });
  } catch (failure) {
    if (!signal.aborted) throw failure;
    if (attempt < maxAttempts) return sendStatusChange(change, attempt + 1);
    throw new OfflineError('Sem resposta do servidor', { cause: failure });
  }
}
