import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { useCallback, useState } from 'react';

const key = 'comanda.board-columns';

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Whether orders stand in columns on this device, by choice; null where the screen is too narrow for them. */
export function useColumns(): [boolean | null, () => void] {
  const isWide = useMediaQuery('(min-width: 1600px)');
  const [isChosen, setChosen] = useState(readChoice);
  const toggle = useCallback(() => {
    setChosen(!isChosen);
    try {
      localStorage.setItem(key, isChosen ? '0' : '1');
    } catch {
      // Without storage the choice lasts until the page closes.
      return;
    }
  }, [isChosen]);
  return [isWide ? isChosen : null, toggle];
}
