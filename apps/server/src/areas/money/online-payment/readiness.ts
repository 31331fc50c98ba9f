import { isReady } from '@comanda/domain/money/online-payment/receiver-state';
import { holderOf } from '@comanda/domain/money/online-payment/registration';
import { payeeGaps } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { AuditedActor } from '../../people/audit/public.ts';
import { setCanBePaidOnline } from '../../store/store/public.ts';
import { listStoredAccounts } from './accounts/accounts.reads.ts';
import { findStored, findStoreFacts } from './registration/registration.reads.ts';

/**
 * Saves whether the store can be paid (`can_be_paid_online`), for servers of release 1.3. A rejected store
 * stops accepting online payment. Call this in each transaction that changes the receiver state or the
 * accounts.
 */
export async function settleReadiness(tx: Transaction, by: AuditedActor): Promise<void> {
  const stored = await findStored(tx);
  if (stored === null) return;
  const { document } = holderOf(stored.form);
  const { state } = stored.standing;
  const accounts = await listStoredAccounts(tx);
  const hasAccount = accounts.some((each) => each.isActive && each.holderDocument === document);
  const gaps = payeeGaps({ isRegistered: true, isApproved: isReady(state), hasAccount });
  const { canBePaid } = await findStoreFacts(tx);
  if (!canBePaid && gaps.length === 0) await setCanBePaidOnline(tx, true, by);
  else if (canBePaid && state === 'rejected') await setCanBePaidOnline(tx, false, by);
}
