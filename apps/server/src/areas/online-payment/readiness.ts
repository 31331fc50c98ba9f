import { isReady } from '@comanda/domain/online-payment/receiver-state';
import { holderOf } from '@comanda/domain/online-payment/registration';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { AuditedActor } from '../audit/public.ts';
import { setCanBePaidOnline } from '../store/public.ts';
import { listKeptAccounts } from './accounts/accounts.reads.ts';
import { findKept, findStoreFacts } from './registration/registration.reads.ts';

/**
 * A store can be paid online when the payment provider is ready for it and one of its holder's accounts is the active one. Keeps that
 * beside the store (`can_be_paid_online`), where the switch and older servers read it; who was turned down no longer accepts. A store that
 * still has the account the provider set by hand before 1.3 keeps it until then. Call it after whatever changes state or accounts, in the
 * same transaction.
 */
export async function settleReadiness(tx: Transaction, by: AuditedActor): Promise<void> {
  const kept = await findKept(tx);
  if (kept === null) return;
  const { document } = holderOf(kept.form);
  const { state } = kept.standing;
  const accounts = await listKeptAccounts(tx);
  const hasAccount = accounts.some((each) => each.isActive && each.holderDocument === document);
  const { canBePaid } = await findStoreFacts(tx);
  if (!canBePaid && isReady(state) && hasAccount) await setCanBePaidOnline(tx, true, by);
  else if (canBePaid && state === 'rejected') await setCanBePaidOnline(tx, false, by);
}
