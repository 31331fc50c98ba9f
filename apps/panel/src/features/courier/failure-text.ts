import { ApiError, OfflineError } from '../../shared/api/api-error.ts';
import { courierTexts, problemTexts } from './texts.ts';

/** What to say about a request that failed: the server's words, or else that it went wrong. */
export function requestFailureText(failure: unknown): string {
  if (failure instanceof OfflineError) return courierTexts.offlineRequest;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : courierTexts.failed;
}

/** The same for a cancellation; the server adds why, if the service said so. */
export function cancelFailureText(failure: unknown): string {
  if (failure instanceof OfflineError) return `${courierTexts.cancelFailed} ${courierTexts.offline}`;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : courierTexts.cancelFailed;
}

/** The same for an answer to a courier's problem. */
export function answerFailureText(failure: unknown): string {
  if (failure instanceof OfflineError) return `${problemTexts.failed} ${courierTexts.offline}`;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : problemTexts.failed;
}
