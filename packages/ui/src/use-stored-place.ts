import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a container whose buttons disappear after their action: then the container gets the focus.
 * Keyboard users continue from there. It checks at every render; spread the result on the container.
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
