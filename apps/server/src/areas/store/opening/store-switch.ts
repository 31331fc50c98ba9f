import type { StoreSwitch } from '../../hours/public.ts';
import { findPlace } from '../store.reads.ts';
import { lockStore } from '../store.writes.ts';
import { settleOpening } from './settle-opening.ts';

/** What the hours ask of the store they are of. */
export const storeSwitch: StoreSwitch = {
  place: findPlace,
  hold: async (tx) => {
    await lockStore(tx);
    return findPlace(tx);
  },
  settle: async (tx, now) => {
    const { isOpen } = await lockStore(tx);
    const state = await settleOpening(tx, now, 'new-hours');
    return state === null || state.isOpen === isOpen ? null : state;
  },
};
