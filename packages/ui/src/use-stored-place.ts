import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a container whose buttons disappear after their action. The container then gets the focus, so that
 * keyboard users continue there. Spread the result on the container. The check runs at every render.
 */
export function useStoredPlace<Place extends HTMLElement>() {
  const ref = useRef<Place>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false;
    },
  };
}
