import type { StoreState } from '@comanda/contract/realtime/events';
import { type DeliveryEstimate, isValidEstimate } from '@comanda/domain/store/store/estimate';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockStore, saveEstimate, stateOf } from './store.writes.ts';

/**
 * Changes the delivery estimate. Returns the new state for panels and the previous estimate; null when the
 * estimate is the same. Throws `store.estimate-invalid`.
 */
export async function changeEstimate(
  tx: Transaction,
  estimate: DeliveryEstimate,
): Promise<{ state: StoreState; before: DeliveryEstimate } | null> {
  if (!isValidEstimate(estimate)) throw new AppError('store.estimate-invalid');
  const store = await lockStore(tx);
  const { minMinutes, maxMinutes } = estimate;
  if (store.minMinutes === minMinutes && store.maxMinutes === maxMinutes) return null;
  const state = stateOf(store, { minMinutes, maxMinutes });
  await saveEstimate(tx, estimate, state.version);
  return { state, before: { minMinutes: store.minMinutes, maxMinutes: store.maxMinutes } };
}
