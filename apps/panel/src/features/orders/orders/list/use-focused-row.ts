import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BoardRow } from './board-rows.ts';

/**
 * Finds the index of the focused row. The list always renders this row, so that an order with the focus may
 * move to another section.
 */
export function useFocusedRow(scroller: RefObject<HTMLElement | null>, rows: readonly BoardRow[]) {
  const focusedKey = useRef<BoardRow['key'] | null>(null);
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    const own = scroller.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('li')?.dataset.index : undefined;
      focusedKey.current = latest.current[Number(row ?? -1)]?.key ?? null;
    };
    const forget = () => {
      focusedKey.current = null;
    };
    own?.addEventListener('focusin', remember);
    own?.addEventListener('focusout', forget);
    return () => {
      own?.removeEventListener('focusin', remember);
      own?.removeEventListener('focusout', forget);
    };
  }, [scroller]);
  return useCallback(
    (all: readonly BoardRow[]) =>
      focusedKey.current === null ? -1 : all.findIndex(({ key }) => key === focusedKey.current),
    [],
  );
}
