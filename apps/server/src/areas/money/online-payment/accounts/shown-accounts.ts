import type { InputOf } from '@comanda/contract/kit/define-call';
import type { listAccounts } from '@comanda/contract/money/online-payment/accounts.calls';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { bankList } from '../../ledger/public.ts';
import { assertOwnRegistration } from '../assert-own-registration.ts';
import { receivingAccounts, type StoredAccount } from './accounts.reads.ts';

/** A page of the store's accounts. */
export async function pageOfAccounts(
  tx: Transaction,
  { registrationId, ...requested }: InputOf<typeof listAccounts>,
) {
  assertOwnRegistration(tx, registrationId);
  const page = await receivingAccounts.numbered(tx, requested);
  return { ...page, rows: await shownAccounts(page.rows, tx.storeId) };
}

/** Accounts for screens, with the names of their banks. */
export async function shownAccounts(
  accounts: readonly StoredAccount[],
  storeId: number,
): Promise<ReceivingAccount[]> {
  const banks = accounts.some(({ bank }) => bank !== null) ? await bankList() : [];
  return accounts.map((account) => ({
    ...account,
    storeId,
    bankName:
      banks.find(({ code, ispb }) => account.bank !== null && [code, ispb].includes(account.bank))?.name ??
      null,
  }));
}
