import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a place whose buttons go away with what they did: spread on it, the place itself has the focus then, so that who
 * works with keys goes on from there. Looks whenever the component that uses it is drawn.
 */
export function useKeptPlace<Place extends HTMLElement>() {
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
