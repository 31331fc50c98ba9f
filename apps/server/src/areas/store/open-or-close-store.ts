import type { StoreState } from '@comanda/contract/realtime/events';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockStore, saveOpening } from './store.store.ts';

/**
 * Opens or closes the store by hand and answers what panels are to be told; null when it already was so.
 * A suspended store stays as it is: `store.suspended`.
 */
export async function openOrCloseStore(tx: Transaction, isOpen: boolean): Promise<StoreState | null> {
  const { isSuspended, ...store } = await lockStore(tx);
  if (isSuspended) throw new AppError('store.suspended');
  if (store.isOpen === isOpen) return null;
  const version = store.version + 1;
  await saveOpening(tx, isOpen, version);
  return { ...store, isOpen, reason: null, until: null, version };
}
