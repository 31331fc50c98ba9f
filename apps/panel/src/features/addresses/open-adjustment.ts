let current: number | null = null;
const listeners = new Set<() => void>();

function change(next: number | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Which order's address is being put right, by its number. */
export const openAdjustment = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => current,
  open: (orderId: number) => change(orderId),
  close: () => change(null),
};
