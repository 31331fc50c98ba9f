import type { ChangeWait } from '@comanda/domain/money/banking/receiving-account';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { AccountData, StoredAccount } from './accounts.reads.ts';

/** Author and time of a change (epoch ms). */
export interface Change {
  by: string;
  at: number;
}

export async function insertAccount(
  tx: Transaction,
  accountId: number,
  data: AccountData,
  holder: Holder,
  { by, at }: Change,
): Promise<void> {
  const { way, label, keyKind, key, bank, type, branch, branchDigit, account } = data;
  await tx.rows(sql`
    insert into receiving_accounts (store_id, account_id, way, label, key_kind, pix_key, bank, account_type, branch, branch_digit,
                                    account, holder_document, holder_name, version, changed_at, changed_by)
    values (${tx.storeId}, ${accountId}, ${way}, ${label}, ${keyKind}, ${key}, ${bank}, ${type}, ${branch}, ${branchDigit},
            ${account}, ${holder.document}, ${holder.name}, 1, ${new Date(at)}, ${by})`);
}

export async function updateAccount(
  tx: Transaction,
  { accountId, version }: Pick<StoredAccount, 'accountId' | 'version'>,
  data: AccountData,
  holder: Holder,
  { by, at }: Change,
): Promise<void> {
  const { way, label, keyKind, key, bank, type, branch, branchDigit, account } = data;
  await tx.rows(sql`
    update receiving_accounts set way = ${way}, label = ${label}, key_kind = ${keyKind}, pix_key = ${key}, bank = ${bank},
           account_type = ${type}, branch = ${branch}, branch_digit = ${branchDigit}, account = ${account},
           holder_document = ${holder.document}, holder_name = ${holder.name}, version = ${version + 1},
           changed_at = ${new Date(at)}, changed_by = ${by}
     where store_id = ${tx.storeId} and account_id = ${accountId}`);
}

export async function deleteAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.rows(
    sql`delete from receiving_accounts where store_id = ${tx.storeId} and account_id = ${accountId}`,
  );
}

/** Activates an account and deactivates all other accounts; null deactivates all accounts. */
export async function activate(tx: Transaction, accountId: number | null, { by, at }: Change): Promise<void> {
  await tx.rows(sql`
    update receiving_accounts set is_active = false, active_from = null, version = version + 1,
           changed_at = ${new Date(at)}, changed_by = ${by}
     where store_id = ${tx.storeId} and (is_active or active_from is not null)
       and account_id is distinct from ${accountId}::integer`);
  if (accountId === null) return;
  await tx.rows(sql`
    update receiving_accounts set is_active = true, active_from = null, version = version + 1,
           changed_at = ${new Date(at)}, changed_by = ${by}
     where store_id = ${tx.storeId} and account_id = ${accountId}`);
}

/** Schedules an account's activation at `activeFrom` (epoch ms); null cancels it. */
export async function leaveWaiting(
  tx: Transaction,
  accountId: number,
  activeFrom: number | null,
  { by, at }: Change,
): Promise<void> {
  await tx.rows(sql`
    update receiving_accounts set active_from = ${activeFrom === null ? null : new Date(activeFrom)},
           version = version + 1, changed_at = ${new Date(at)}, changed_by = ${by}
     where store_id = ${tx.storeId} and account_id = ${accountId}`);
}

/** Changes the holder's name on all accounts with the holder's document. */
export async function renameHolder(tx: Transaction, { document, name }: Holder): Promise<void> {
  await tx.rows(sql`
    update receiving_accounts set holder_name = ${name}
     where store_id = ${tx.storeId} and holder_document = ${document}`);
}

export async function saveChangeWait(
  tx: Transaction,
  { isOn, offAt }: ChangeWait,
  { by, at }: Change,
): Promise<void> {
  const until = offAt === null ? null : new Date(offAt);
  await tx.rows(sql`
    insert into account_change_waits as kept (store_id, is_on, off_at, changed_at, changed_by)
    values (${tx.storeId}, ${isOn}, ${until}, ${new Date(at)}, ${by})
    on conflict (store_id) do update set is_on = excluded.is_on, off_at = excluded.off_at,
       changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
}
