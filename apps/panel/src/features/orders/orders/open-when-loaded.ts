import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { loadCode } from '../../../shared/code/load-code.ts';
import { texts } from './texts.ts';

/** Opens a part after its code has loaded. Offline the screen does not change, and a message shows the reason. */
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
