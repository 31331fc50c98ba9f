import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { loadCode } from '../../../shared/code/load-code.ts';
import { openAdjustment } from './open-adjustment.ts';

const dialog = createLazyPart(async () => (await import('./adjust-dialog.tsx')).AdjustDialog, {
  loadWanted: loadCode,
});

/** Shows the address adjustment while one is open. Users need it seldom, so its code loads on demand. */
export function AddressAdjustmentHost() {
  const orderId = openAdjustment.useOpen();
  return orderId === null ? null : (
    <dialog.Part key={orderId} orderId={orderId} onClose={openAdjustment.close} />
  );
}
