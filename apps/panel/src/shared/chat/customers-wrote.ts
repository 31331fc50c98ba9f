const listeners = new Set<(orderId: number) => void>();

/** Connects the board, which gets all events, with the conversations. */
export const customersWrote = {
  report: (orderId: number): void => {
    for (const listener of listeners) listener(orderId);
  },
  subscribe: (listener: (orderId: number) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
