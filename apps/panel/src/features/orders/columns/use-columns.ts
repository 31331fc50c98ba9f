import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { useCallback, useMemo, useState } from 'react';

const key = 'comanda.board-columns';

function readChoice(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === '1';
  } catch {
    return null;
  }
}

/** How orders stand on a wide screen, and how to say otherwise. */
export interface Columns {
  /** Null where the screen is too narrow for them. */
  areShown: boolean | null;
  /** Nobody has said yet on this device how they like it. */
  isAsked: boolean;
  choose: (areShown: boolean) => void;
}

/** Columns from 1600 px on, unless somebody of this device chose the list. */
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
    () => ({ areShown: isWide ? (chosen ?? true) : null, isAsked: isWide && chosen === null, choose }),
    [isWide, chosen, choose],
  );
}
