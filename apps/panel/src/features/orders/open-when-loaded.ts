import { loadCode } from '../../shared/code/load-code.ts';
import { alertDialog } from '../../ui/dialog/alert-dialog.ts';
import { texts } from './texts.ts';

const calmAfterMs = 3000;

/** Opens a part once its code is here. With the net gone the screen stays as it is and says why nothing opened. */
export async function openWhenLoaded<Part>(
  load: () => Promise<Part>,
  open: (part: Part) => void,
): Promise<void> {
  try {
    open(await loadCode(load));
  } catch {
    await alertDialog({ title: texts.attention, text: texts.offline });
  }
}

/** Fetches the code of a part soon after the start, so that it is here when it is needed. Returns how not to. */
export function fetchWhenCalm(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    // A failed early fetch is not worth a word: it is fetched again when needed.
    load().catch(() => undefined);
  }, calmAfterMs);
  return () => clearTimeout(timer);
}
