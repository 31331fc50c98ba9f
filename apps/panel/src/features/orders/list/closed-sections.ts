import { BOARD_SECTIONS, type BoardSection } from '@comanda/domain/orders/board';
import { useCallback, useState } from 'react';

const key = 'comanda.closed-sections';

function readClosed(storage: Pick<Storage, 'getItem'>): ReadonlySet<BoardSection> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? BOARD_SECTIONS.filter((section) => stored.includes(section)) : []);
  } catch {
    return new Set();
  }
}

function keepClosed(closed: ReadonlySet<BoardSection>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...closed]));
  } catch {
    // Without storage the choice lasts until the page closes.
    return;
  }
}

/** Which sections this device keeps closed, and how to open or close one. */
export function useClosedSections(): [ReadonlySet<BoardSection>, (section: BoardSection) => void] {
  const [closed, setClosed] = useState(() => readClosed(localStorage));
  const toggle = useCallback((section: BoardSection) => {
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(section)) next.add(section);
      keepClosed(next);
      return next;
    });
  }, []);
  return [closed, toggle];
}
