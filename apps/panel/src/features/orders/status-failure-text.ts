import { failureText } from '@comanda/client/api/failure-text.ts';
import { texts } from './texts.ts';

/** What the person reads when a status change failed: the fixed sentence and, below it, what the server said. */
export function statusFailureText(failure: unknown): string {
  const detail = failureText(failure, { failed: '', offline: texts.offline });
  if (detail.startsWith(texts.statusFailed)) return detail;
  return detail ? `${texts.statusFailed}\n\n${detail}` : texts.statusFailed;
}
