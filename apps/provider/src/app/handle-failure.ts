import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import type { FailedCall } from '@comanda/client/api/report-failure.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { sessionNow, setStatus } from '../shared/session/session-store.ts';
import { consoleTexts } from './texts.ts';

/**
 * Handles failed calls. An expired session opens the login page on every screen. A refused change shows the
 * reason. A failed read shows its error in the place of its data.
 */
export function handleFailure({ error, kind, isSilent }: FailedCall): void {
  if (error instanceof ApiError && error.code === 'auth.required') {
    if (sessionNow() !== null) setStatus({ kind: 'out', hasEnded: true });
    return;
  }
  if (isSilent || kind === 'query' || (error instanceof ApiError && error.isGivenUp)) return;
  if (error instanceof OfflineError) toast.error(consoleTexts.offline);
  else if (error instanceof ApiError && !error.isUnexpected) void alertDialog({ text: error.message });
  else void alertDialog({ kind: 'error', text: consoleTexts.failed });
}
