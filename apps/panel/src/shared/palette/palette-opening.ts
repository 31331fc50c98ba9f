let isOpen = false;
const listeners = new Set<() => void>();

function become(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the command palette is open: any button may open it, the frame shows it. */
export const paletteOpening = {
  open: () => become(true),
  close: () => become(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => isOpen,
};
