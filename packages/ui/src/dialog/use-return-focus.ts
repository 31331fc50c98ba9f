import { useEffect, useState } from 'react';

/**
 * On unmount, returns the focus to the element that had it at the first render.
 * It does nothing if the focus moved elsewhere meanwhile, or if that element is gone.
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
