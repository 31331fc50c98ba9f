import { ApiError, OfflineError } from '../../../shared/api/api-error.ts';
import { printingTexts } from '../texts.ts';

/** What to say about a save that failed: the server's words, or else what became of it. */
export function settingsFailureText(failure: unknown): string {
  if (failure instanceof OfflineError) return printingTexts.offline;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : printingTexts.failed;
}
