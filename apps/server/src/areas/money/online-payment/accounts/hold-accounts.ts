import { type Holder, holderOf } from '@comanda/domain/money/online-payment/registration';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { refusal } from '../refusal.ts';
import { findStored, holdStored } from '../registration/registration.reads.ts';
import { listStoredAccounts, type StoredAccount } from './accounts.reads.ts';

/**
 * The registered holder. Only this person or company may receive the store's money. Throws
 * `online-payment.no-registration`.
 */
export async function findHolder(tx: Transaction): Promise<Holder> {
  const stored = await findStored(tx);
  if (stored === null) throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
  return holderOf(stored.form);
}

/**
 * Locks the registration's row and returns the holder and all accounts. Throws the errors of
 * {@link findHolder}.
 */
export async function holdAccounts(tx: Transaction): Promise<{ holder: Holder; accounts: StoredAccount[] }> {
  const stored = await holdStored(tx);
  if (stored === null) throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
  return { holder: holderOf(stored.form), accounts: await listStoredAccounts(tx) };
}

/**
 * The account with this number. Throws if the account is active or waits: `online-payment.account-active`,
 * `online-payment.account-waits`. Also throws `online-payment.no-account`, `record.changed-meanwhile`.
 */
export function idleAccount(
  accounts: readonly StoredAccount[],
  { accountId, version }: { accountId: number; version: number | null },
): StoredAccount {
  const account = accounts.find((each) => each.accountId === accountId);
  if (account === undefined) throw refusal('online-payment.no-account', 'id_pagon_banco');
  if (account.isActive) throw refusal('online-payment.account-active', 'id_pagon_banco');
  if (account.activeFrom !== null) throw refusal('online-payment.account-waits', 'id_pagon_banco');
  assertSameVersion(account, version);
  return account;
}
