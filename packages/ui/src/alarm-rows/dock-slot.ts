import { createStore } from 'zustand/vanilla';

/** Element in the alarm line for counts of other waiting items; null while the line is hidden. */
export const dockSlot = createStore<HTMLElement | null>(() => null);

/** A ref that offers an element as the slot. */
export function offerDockSlot(element: HTMLElement | null): void {
  dockSlot.setState(element, true);
}
