import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { statusFailureDetail } from './status-failure-text.ts';
import { texts } from './texts.ts';

/** What the open window has told, by the order's code. */
const told = new Map<string, string>();

/** Says whose change failed and, below the fixed sentence, what the server said; several failures are one window. */
export function tellFailure(code: string, failure: unknown): void {
  const detail = statusFailureDetail(failure);
  told.set(code, detail ? `#${code}: ${detail}` : `#${code}`);
  void alertDialog({
    title: texts.attention,
    text: `${texts.statusFailed}\n\n${[...told.values()].join('\n')}`,
    key: 'status',
  }).then(() => told.clear());
}
