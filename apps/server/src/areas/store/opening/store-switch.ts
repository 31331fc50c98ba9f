import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StoreSwitch, SwitchMove } from '../../hours/public.ts';
import { findMissingSteps } from '../first-steps.reads.ts';
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
    if (state !== null && state.isOpen !== store.isOpen)
      return { ...state, isMoved: true, lacks: state.isOpen ? await findLacks(tx) : [] };
    const staysOpen = store.isOpen && !store.isSuspended && (await isOutsideHours(tx, store, now));
    return staysOpen ? { isOpen: true, until: (state ?? store).until, isMoved: false, lacks: [] } : null;
  },
};

/** Hours open the store by themselves, also one that has nothing to sell or delivers nowhere. */
async function findLacks(tx: Transaction): Promise<SwitchMove['lacks']> {
  const missing = await findMissingSteps(tx);
  return (['menu', 'areas'] as const).filter((step) => missing.includes(step));
}
