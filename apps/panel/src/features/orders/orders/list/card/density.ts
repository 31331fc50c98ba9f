import { useCallback, useState } from 'react';

/** The height of orders in the list. */
export type Density = 'comfortable' | 'compact';

const key = 'comanda.list-density';

function readDensity(storage: Pick<Storage, 'getItem'>): Density {
  try {
    return storage.getItem(key) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

/** The list density of this device, and a function that toggles it. */
export function useDensity(): [Density, () => void] {
  const [density, setDensity] = useState(() => readDensity(localStorage));
  const toggle = useCallback(() => {
    const next = density === 'compact' ? 'comfortable' : 'compact';
    setDensity(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the choice lasts until the page closes.
      return;
    }
  }, [density]);
  return [density, toggle];
}
