import { failureText } from '@comanda/client/api/failure-text.ts';
import { texts } from './texts.ts';

/** The server's text, shown after the fixed sentence; empty if the server sent no text. */
export function statusFailureDetail(failure: unknown): string {
  const detail = failureText(failure, { failed: '', offline: texts.offline });
  return detail.startsWith(texts.statusFailed) ? detail.slice(texts.statusFailed.length).trim() : detail;
}

/** The text of a failed status change: the fixed sentence and, below it, the server's text. */
export function statusFailureText(failure: unknown): string {
  return [texts.statusFailed, statusFailureDetail(failure)].filter(Boolean).join('\n\n');
}
