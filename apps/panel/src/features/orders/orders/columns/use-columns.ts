import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { useCallback, useMemo, useState } from 'react';

const key = 'comanda.board-columns';

function readChoice(): boolean | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : stored === '1';
  } catch {
    return null;
  }
}

/** The layout of the orders on a wide screen, and a function to change it. */
export interface Columns {
  /** Null if the screen is too narrow for columns. */
  areShown: boolean | null;
  /** True: the user has not yet chosen a layout on this device. */
  isRequested: boolean;
  choose: (areShown: boolean) => void;
}

/** Columns from 1600 px on, unless this device has chosen the list. */
export function useColumns(): Columns {
  const isWide = useMediaQuery('(min-width: 1600px)');
  const [chosen, setChosen] = useState(readChoice);
  const choose = useCallback((areShown: boolean) => {
    setChosen(areShown);
    try {
      localStorage.setItem(key, areShown ? '1' : '0');
    } catch {
      // Without storage the choice lasts until the page closes.
      return;
    }
  }, []);
  return useMemo(
    () => ({ areShown: isWide ? (chosen ?? true) : null, isRequested: isWide && chosen === null, choose }),
    [isWide, chosen, choose],
  );
}
