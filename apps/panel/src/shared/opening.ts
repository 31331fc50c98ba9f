import { createStore, useStore } from 'zustand';

/**
 * State of items, e.g. dialogs of orders; at most one item is open. Any part of the panel may open an item;
 * one part shows it.
 */
export function createOpeningOf<What extends number | object>() {
  const store = createStore<What | null>(() => null);
  return {
    open: (what: What) => store.setState(what, true),
    close: () => store.setState(null, true),
    /** Hook: the open item; null: none. */
    useOpen: () => useStore(store),
  };
}

/** State of a part that is open or closed. Any part of the panel may open it, but only one place shows it. */
export function createOpening() {
  const store = createStore(() => false);
  return {
    open: () => store.setState(true),
    close: () => store.setState(false),
    /** Hook: true while open. */
    useIsOpen: () => useStore(store),
  };
}
