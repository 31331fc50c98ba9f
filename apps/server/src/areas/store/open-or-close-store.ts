import type { StoreOpening } from '@comanda/contract/realtime/events';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockStore, saveOpening } from './store.store.ts';

/**
 * Opens or closes the store by hand. Repeating changes nothing but still answers success.
 * A suspended store stays as it is: `store.suspended`.
 */
export async function openOrCloseStore(
  tx: Transaction,
  isOpen: boolean,
): Promise<{ opening: StoreOpening; isChanged: boolean }> {
  const store = await lockStore(tx);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  if (store.isSuspended) throw new AppError('store.suspended');
  if (store.isOpen === isOpen) {
    return { opening: { isOpen, reason: null, until: null, version: store.version }, isChanged: false };
  }
  const version = await saveOpening(tx, isOpen);
  return { opening: { isOpen, reason: null, until: null, version }, isChanged: true };
}
