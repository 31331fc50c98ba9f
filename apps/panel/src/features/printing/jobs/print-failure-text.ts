import { ApiError, OfflineError } from '../../../shared/api/api-error.ts';
import { printTexts } from './texts.ts';

/** What to say about a print that failed: the server's words, or else that it went wrong. */
export function printFailureText(failure: unknown): string {
  if (failure instanceof OfflineError) return printTexts.offline;
  return failure instanceof ApiError && !failure.isUnexpected ? failure.message : printTexts.failed;
}

/** The server knows no printer that would take it: somebody must choose one. */
export function lacksPrinter(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'printing.no-printer';
}
