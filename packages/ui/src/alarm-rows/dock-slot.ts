import { createStore } from 'zustand/vanilla';

/**
 * Element in the alarm line where other parts show counts of pending items. Null while the line is hidden.
 */
export const dockSlot = createStore<HTMLElement | null>(() => null);

/** A React ref that makes an element this slot. */
export function offerDockSlot(element: HTMLElement | null): void {
  dockSlot.setState(element, true);
}
