import { createStore, useStore } from 'zustand';

/** Which of its kind stands open, one at a time: any part of the panel may open it, one part shows it. */
export function createOpeningOf<What extends number | object>() {
  const store = createStore<What | null>(() => null);
  return {
    open: (what: What) => store.setState(what, true),
    close: () => store.setState(null, true),
    /** What is open, as a hook; null when nothing is. */
    useOpen: () => useStore(store),
  };
}

/** Whether something stands open that any part of the panel may open and one part shows. */
export function createOpening() {
  const store = createStore(() => false);
  return {
    open: () => store.setState(true),
    close: () => store.setState(false),
    /** Whether it is open, as a hook. */
    useIsOpen: () => useStore(store),
  };
}
