import { ApiError, OfflineError } from '../../shared/api/api-error.ts';
import { texts } from './texts.ts';

/** What the person reads when a status change failed: the fixed sentence and, below it, what the server said. */
export function statusFailureText(failure: unknown): string {
  const detail =
    failure instanceof OfflineError ? texts.offline : failure instanceof ApiError ? failure.message : '';
  if (detail.startsWith(texts.statusFailed)) return detail;
  return detail ? `${texts.statusFailed}\n\n${detail}` : texts.statusFailed;
}
