import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect } from 'react';
import { loadCode } from '../../../../shared/code/load-code.ts';
import { openRequest } from './open-request.ts';

const dialog = createLazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog, {
  loadWanted: loadCode,
});

/** Shows the courier request while one is open. */
export function CourierRequestHost({ onAdjustAddress }: { onAdjustAddress: (orderId: number) => void }) {
  const order = openRequest.useOpen();
  useEffect(() => dialog.prefetchWhenIdle(), []);
  if (order === null) return null;
  return (
    <dialog.Part
      key={order.orderId}
      order={order}
      onClose={openRequest.close}
      onAdjustAddress={() => {
        openRequest.close();
        onAdjustAddress(order.orderId);
      }}
    />
  );
}
