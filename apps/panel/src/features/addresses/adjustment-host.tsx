import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { loadCode } from '../../shared/code/load-code.ts';
import { openAdjustment } from './open-adjustment.ts';

const dialog = createLazyPart(async () => (await import('./adjust-dialog.tsx')).AdjustDialog, {
  loadWanted: loadCode,
});

/** Shows the adjustment of an address while one is open. Seldom: its code, with the map's, comes when it is wanted. */
export function AddressAdjustmentHost() {
  const orderId = openAdjustment.useOpen();
  return orderId === null ? null : (
    <dialog.Part key={orderId} orderId={orderId} onClose={openAdjustment.close} />
  );
}
