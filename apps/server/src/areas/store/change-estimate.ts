import type { StoreState } from '@comanda/contract/realtime/events';
import { type DeliveryEstimate, isValidEstimate } from '@comanda/domain/store/estimate';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockStore, saveEstimate } from './store.store.ts';

/**
 * Tells customers another waiting time and answers what panels are to be told; null when it already was so.
 * Minutes that make no sense: `store.estimate-invalid`.
 */
export async function changeEstimate(
  tx: Transaction,
  estimate: DeliveryEstimate,
): Promise<StoreState | null> {
  if (!isValidEstimate(estimate)) throw new AppError('store.estimate-invalid');
  const { isSuspended: _, ...store } = await lockStore(tx);
  if (store.minMinutes === estimate.minMinutes && store.maxMinutes === estimate.maxMinutes) return null;
  const version = store.version + 1;
  await saveEstimate(tx, estimate, version);
  const { minMinutes, maxMinutes } = estimate;
  return { ...store, reason: null, until: null, minMinutes, maxMinutes, version };
}
