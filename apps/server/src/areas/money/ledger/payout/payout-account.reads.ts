import type { PayoutAccountShown } from '@comanda/contract/money/ledger/transfers.calls';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { PayoutAccount } from '../ports.ts';
import { bankList } from './bank-list.ts';

type StoredAccount = Omit<PayoutAccountShown, 'bankName'>;

/** The store's active receiving account for screens; null when no account is active. */
export async function shownAccount(tx: Transaction): Promise<PayoutAccountShown | null> {
  const account = await tx.maybeRow<StoredAccount>(sql`
    select account_id as "accountId", version, label, holder_name as "holderName", holder_document as "holderDocument",
           pix_key as key, bank, branch || coalesce('-' || branch_digit, '') as branch, account
      from receiving_accounts where store_id = ${tx.storeId} and is_active`);
  return account === null ? null : { ...account, bankName: await bankNameOf(account.bank) };
}

/** True when this version of the account is active. Locks the account until the transaction ends. */
export async function holdsAccount(
  tx: Transaction,
  { accountId, version }: { accountId: number; version: number },
): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select 1 as one from receiving_accounts
     where store_id = ${tx.storeId} and account_id = ${accountId} and version = ${version} and is_active for share`);
  return row !== null;
}

/** The bank's name by its code or ISPB; null when `bank` is null or unknown. */
export async function bankNameOf(bank: string | null): Promise<string | null> {
  if (bank === null) return null;
  return (await bankList()).find(({ code, ispb }) => code === bank || ispb === bank)?.name ?? null;
}

/**
 * Shortened account data for mails and history. The store can recognise the account, but other readers cannot
 * use the data.
 */
export function accountInWords({
  key,
  bank,
  account,
}: Pick<PayoutAccount, 'key' | 'bank' | 'account'>): string {
  return key !== null
    ? `chave Pix com final ${key.slice(-4)}`
    : `conta com final ${(account ?? '').slice(-4)} do banco ${bank ?? ''}`;
}
