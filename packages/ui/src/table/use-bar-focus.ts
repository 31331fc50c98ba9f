import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from a bar that disappears after an action to the grid's only tab stop. It applies if the bar, or a
 * dialog opened from it, had the focus.
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
