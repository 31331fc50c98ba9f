import { failureText } from '@comanda/client/api/failure-text.ts';
import { texts } from './texts.ts';

/** What the server said besides the fixed sentence; empty where it said no more. */
export function statusFailureDetail(failure: unknown): string {
  const detail = failureText(failure, { failed: '', offline: texts.offline });
  return detail.startsWith(texts.statusFailed) ? detail.slice(texts.statusFailed.length).trim() : detail;
}

/** What the person reads when a status change failed: the fixed sentence and, below it, what the server said. */
export function statusFailureText(failure: unknown): string {
  return [texts.statusFailed, statusFailureDetail(failure)].filter(Boolean).join('\n\n');
}
