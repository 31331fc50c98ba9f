import type { StoreSwitch } from '../../hours/public.ts';
import { findPlace } from '../store.reads.ts';
import { lockStore } from '../store.writes.ts';
import { findLacks } from './find-lacks.ts';
import { isOutsideHours, settleOpening } from './settle-opening.ts';

/** Implements the hours area's port to the store's switch. */
export const storeSwitch: StoreSwitch = {
  place: findPlace,
  hold: async (tx) => {
    await lockStore(tx);
    return findPlace(tx);
  },
  settle: async (tx, now) => {
    const store = await lockStore(tx);
    const state = await settleOpening(tx, now, 'new-hours');
    const { isOpen, until } = state ?? store;
    const isMoved = isOpen !== store.isOpen;
    const opensLater = !isOpen && until !== null && !store.isSuspended;
    const lacks = (isMoved && isOpen) || opensLater ? await findLacks(tx) : [];
    if (isMoved || lacks.length > 0) return { isOpen, until, isMoved, lacks };
    const staysOpen = store.isOpen && !store.isSuspended && (await isOutsideHours(tx, store, now));
    return staysOpen ? { isOpen: true, until, isMoved: false, lacks: [] } : null;
  },
};
