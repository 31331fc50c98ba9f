import { OfflineError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeStatus } from '@comanda/contract/orders/orders.calls';
import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';

/** How long one asking waits for its answer, and how often it is asked before it counts as failed. */
const answerWithinMs = 10_000;
const mostAskings = 2;

/**
 * Asks for one status change; repeating a reached status succeeds without effect, so it is asked once more when a line
 * that hangs brings no answer. Throws {@link OfflineError} when none came at all.
 */
export async function sendStatusChange(change: StatusChange, asking = 1): Promise<StatusChanged> {
  const signal = AbortSignal.timeout(answerWithinMs);
  try {
    return await sendCall(changeStatus, change, { signal });
  } catch (failure) {
    if (!signal.aborted) throw failure;
    if (asking < mostAskings) return sendStatusChange(change, asking + 1);
    throw new OfflineError('Sem resposta do servidor', { cause: failure });
  }
}
