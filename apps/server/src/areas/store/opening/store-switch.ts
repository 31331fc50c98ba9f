import type { StoreSwitch } from '../../hours/public.ts';
import { findPlace } from '../store.reads.ts';
import { lockStore } from '../store.writes.ts';
import { isOutsideHours, settleOpening } from './settle-opening.ts';

/** What the hours ask of the store they are of. */
export const storeSwitch: StoreSwitch = {
  place: findPlace,
  hold: async (tx) => {
    await lockStore(tx);
    return findPlace(tx);
  },
  settle: async (tx, now) => {
    const store = await lockStore(tx);
    const state = await settleOpening(tx, now, 'new-hours');
    if (state !== null && state.isOpen !== store.isOpen) return { ...state, isMoved: true };
    const staysOpen = store.isOpen && !store.isSuspended && (await isOutsideHours(tx, store, now));
    return staysOpen ? { isOpen: true, until: (state ?? store).until, isMoved: false } : null;
  },
};
