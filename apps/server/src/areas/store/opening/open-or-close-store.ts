import type { StoreState } from '@comanda/contract/realtime/events';
import type { OpeningInput } from '@comanda/contract/store/store.calls';
import { isUnsaid } from '@comanda/domain/hours/switch-at';
import { readReason } from '@comanda/domain/store/opening';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockStore, saveOpening, saveWord, stateOf } from '../store.writes.ts';
import { switchOf } from './settle-opening.ts';

/**
 * Opens or closes the store by hand, for good or until an end, and answers what panels are to be told; null when it
 * already was so. A suspended store stays as it is: `store.suspended`.
 */
export async function openOrCloseStore(
  tx: Transaction,
  { isOpen, reason: typed, end }: OpeningInput,
  by: string,
  now: number,
): Promise<StoreState | null> {
  const store = await lockStore(tx);
  if (store.isSuspended) throw new AppError('store.suspended');
  const reason = isOpen ? null : readReason(typed);
  const word = { isOpen, at: now, end: isOpen ? null : end };
  const { until } = await switchOf(tx, { ...store, word }, now);
  const isSame = store.isOpen === isOpen && store.reason === reason && store.until === until;
  // It stands so by its hours, perhaps: from now on by somebody's word, which outlasts them.
  const isSaid = store.word.isOpen === isOpen && store.word.end === word.end && !isUnsaid(store.word);
  if (!isSame || !isSaid) await saveWord(tx, word);
  if (isSame) return null;
  const state = stateOf(store, { isOpen, reason, until, by });
  await saveOpening(tx, state, now);
  return state;
}
