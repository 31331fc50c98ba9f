import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the component that uses this was first drawn, once that component is gone.
 * Not where somebody has given it to something else meanwhile, and not to what is gone itself.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
