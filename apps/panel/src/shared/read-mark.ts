import { createStore, useStore } from 'zustand';

/** Until when somebody has read a kind of news on this device: epoch ms, kept in its storage under `key`. */
export function createReadMark(key: string) {
  const store = createStore(() => keptUnder(key));
  return {
    useRead: () => useStore(store),
    /** What is no newer than these moments was read. A full or forbidden storage only means until the page closes. */
    remember(moments: readonly number[]): void {
      const newest = Math.max(store.getState(), ...moments);
      store.setState(newest, true);
      try {
        localStorage.setItem(key, String(newest));
      } catch {
        return;
      }
    },
  };
}

function keptUnder(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
