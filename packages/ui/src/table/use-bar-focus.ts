import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the grid when the bar with the focus disappears after an action. Also applies if a
 * dialog that was opened from the bar had the focus.
 */
export function useBarFocus(grid: RefObject<HTMLElement | null>, isShown: boolean) {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isShown) return;
    if (hadFocus.current && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[data-row] [tabindex="0"]')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [grid, isShown]);
  return {
    props: {
      onFocus: () => {
        hadFocus.current = true;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !relatedTarget.closest('[role="dialog"]')) hadFocus.current = false;
      },
    },
  };
}
