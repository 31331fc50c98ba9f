import type { StoreState } from '@comanda/contract/realtime/events';
import type { OpeningInput } from '@comanda/contract/store/store.calls';
import { pauseUntil, readReason } from '@comanda/domain/store/opening';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockStore, saveOpening, stateOf } from '../store.writes.ts';

/**
 * Opens or closes the store by hand, for good or until an end, and answers what panels are to be told; null when it
 * already was so. A suspended store stays as it is: `store.suspended`.
 */
export async function openOrCloseStore(
  tx: Transaction,
  { isOpen, reason, end }: OpeningInput,
  by: string,
  now: number,
): Promise<StoreState | null> {
  const store = await lockStore(tx);
  if (store.isSuspended) throw new AppError('store.suspended');
  const word = isOpen
    ? { isOpen, reason: null, until: null }
    : { isOpen, reason: readReason(reason), until: pauseUntil(end, store.timeZone, now) };
  if (store.isOpen === word.isOpen && store.reason === word.reason && store.until === word.until) return null;
  const state = stateOf(store, { ...word, by });
  await saveOpening(tx, state, now);
  return state;
}
