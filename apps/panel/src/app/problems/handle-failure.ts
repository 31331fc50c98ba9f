import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import type { FailedCall } from '@comanda/client/api/report-failure.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { endSession } from './end-session.ts';
import { problemStore } from './problem-store.ts';
import { problemTexts } from './texts.ts';

/**
 * Handles failed calls (specification §8). An ended session stops the whole panel.
 * A server error is shown if the user waits for the answer. A refused change is explained.
 * A lost connection never covers the screen.
 */
export function handleFailure({ error, kind, isSilent, isBackground }: FailedCall): void {
  if (error instanceof ApiError && isSessionRefused(error)) {
    endSession(error.message);
    return;
  }
  if (isSilent || (error instanceof ApiError && error.isGivenUp)) return;
  if (error instanceof OfflineError) {
    // A failed read needs no message: the screen shows its last data, and the connection indicator reports
    // the problem.
    if (kind === 'mutation') toast.error(problemTexts.offline);
    return;
  }
  if (error instanceof ApiError && !error.isUnexpected) {
    if (kind === 'mutation') void alertDialog({ text: error.message });
    return;
  }
  if (isBackground) return;
  const answer = error instanceof ApiError ? error : null;
  problemStore.open({
    kind: 'unexpected',
    status: answer?.status ?? null,
    correlationId: answer?.correlationId ?? null,
  });
}

/** The server answers with status 401 and an error code; older calls send only the status or only the code. */
function isSessionRefused(error: ApiError): boolean {
  return error.code === 'auth.required' || error.status === 401;
}
