import { createStore, useStore } from 'zustand';

/** Saves, under `key`, up to what time the user has read a kind of notices on this device (epoch ms). */
export function createReadMark(key: string) {
  const store = createStore(() => storedUnder(key));
  return {
    useRead: () => useStore(store),
    /** Marks notices up to these times as read. Without storage this lasts until the page closes. */
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

function storedUnder(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
