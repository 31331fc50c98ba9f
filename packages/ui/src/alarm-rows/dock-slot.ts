import { createStore } from 'zustand/vanilla';

/** Where the line of alarms has room for what else waits, as a count; null while that line is not there. */
export const dockSlot = createStore<HTMLElement | null>(() => null);

/** A ref that offers an element as the slot. */
export function offerDockSlot(element: HTMLElement | null): void {
  dockSlot.setState(element, true);
}
