import { BOARD_SECTIONS, type BoardSection, OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SectionLists } from '../board/board-sections.ts';

const key = 'comanda.closed-sections';

function readClosed(storage: Pick<Storage, 'getItem'>): ReadonlySet<BoardSection> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? BOARD_SECTIONS.filter((section) => stored.includes(section)) : []);
  } catch {
    return new Set();
  }
}

function saveClosed(closed: ReadonlySet<BoardSection>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...closed]));
  } catch {
    // Without storage the choice lasts until the page closes.
    return;
  }
}

/** The folded sections of this device, and a function that folds or unfolds a section. */
export function useClosedSections(): [ReadonlySet<BoardSection>, (section: BoardSection) => void] {
  const [closed, setClosed] = useState(() => readClosed(localStorage));
  const toggle = useCallback((section: BoardSection) => {
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(section)) next.add(section);
      saveClosed(next);
      return next;
    });
  }, []);
  return [closed, toggle];
}

/**
 * Unfolds a section when one of its orders becomes late. If a person folds it again, the section stays folded
 * until another order becomes late.
 */
export function useOpenedByLateOnes(
  sections: SectionLists,
  late: ReadonlySet<number>,
  [closed, toggle]: ReturnType<typeof useClosedSections>,
): void {
  const known = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const before = known.current;
    known.current = late;
    const isNew = ({ orderId }: { orderId: number }) => late.has(orderId) && !before.has(orderId);
    for (const section of OPEN_SECTIONS)
      if (closed.has(section) && sections[section].some(isNew)) toggle(section);
  }, [sections, late, closed, toggle]);
}
