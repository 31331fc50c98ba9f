import { ApiError, OfflineError } from '../../../shared/api/api-error.ts';
import { loginTexts } from './texts.ts';

/** What to tell somebody whose login failed: the server's words where it gave some. */
export function loginFailureText(error: unknown): string {
  // A refusal without a name that we know is a refusal all the same.
  if (error instanceof ApiError && (error.code !== null || !error.isUnexpected)) return error.message;
  if (error instanceof OfflineError) return loginTexts.offline;
  return loginTexts.failed;
}
