/** Whether something stands open that any part of the panel may open and one part shows. */
export interface Opening {
  open(): void;
  close(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): boolean;
}

export function createOpening(): Opening {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const become = (open: boolean) => {
    if (open === isOpen) return;
    isOpen = open;
    for (const listener of [...listeners]) listener();
  };
  return {
    open: () => become(true),
    close: () => become(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => isOpen,
  };
}
