import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { loadCode } from '../../../shared/code/load-code.ts';
import { texts } from './texts.ts';

/**
 * Opens a part of the screen after its code has loaded. If loading fails offline, the screen stays as it is
 * and a message explains why.
 */
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
