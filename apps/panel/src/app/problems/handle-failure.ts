import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import type { FailedCall } from '@comanda/client/api/report-failure.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { endSession } from './end-session.ts';
import { problemStore } from './problem-store.ts';
import { problemTexts } from './texts.ts';

/**
 * The panel's policy for failed calls (specification §8): a refused session stops everything; a server that broke
 * is told when somebody waits for the answer; refused changes are explained; a lost line never covers anything.
 */
export function handleFailure({ error, kind, isSilent, isBackground }: FailedCall): void {
  if (error instanceof ApiError && isSessionRefused(error)) {
    endSession(error.message);
    return;
  }
  if (isSilent || (error instanceof ApiError && error.isGivenUp)) return;
  if (error instanceof OfflineError) {
    // Reads keep what they have: the connection indicator says the rest.
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

/** The server answers 401 and names it; older ways in give only one of the two. */
function isSessionRefused(error: ApiError): boolean {
  return error.code === 'auth.required' || error.status === 401;
}
