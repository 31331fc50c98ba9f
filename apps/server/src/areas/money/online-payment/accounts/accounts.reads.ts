import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { AccountType, AccountWay, ChangeWait } from '@comanda/domain/money/banking/receiving-account';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';

/**
 * Data of a receiving account, without its holder: a Pix key or bank data. The fields of the other `way` are
 * null.
 */
export interface AccountData {
  way: AccountWay;
  label: string;
  keyKind: PixKeyKind | null;
  key: string | null;
  bank: string | null;
  type: AccountType | null;
  branch: string | null;
  branchDigit: string | null;
  account: string | null;
}

/** A saved account; times in epoch ms. */
export interface StoredAccount extends AccountData {
  accountId: number;
  holderDocument: string;
  holderName: string;
  isActive: boolean;
  activeFrom: number | null;
  version: number;
  changedBy: string;
  changedAt: number;
}

const COLUMNS = sql`
  account_id as "accountId", way, label, key_kind as "keyKind", pix_key as key, bank, account_type as type, branch,
  branch_digit as "branchDigit", account, holder_document as "holderDocument", holder_name as "holderName",
  is_active as "isActive", active_from as "activeFrom", version, changed_by as "changedBy", changed_at as "changedAt"`;

/** 'Contas Cadastradas' of a store: the active account first. Can be sorted by account, bank or last change. */
export const receivingAccounts = definePaged({
  name: 'receiving-accounts',
  columns: selecting<StoredAccount>(COLUMNS),
  from: (storeId, _filter: object) => sql`from receiving_accounts where store_id = ${storeId}`,
  sorts: {
    ativa: [down(sql`is_active::integer`, 'number'), up(sql`account_id`, 'number')],
    conta: [up(sql`coalesce(account, pix_key, '')`, 'text'), up(sql`account_id`, 'number')],
    banco: [up(sql`coalesce(bank, '')`, 'text'), up(sql`account_id`, 'number')],
    mudanca: [up(sql`changed_at`, 'moment'), up(sql`account_id`, 'number')],
  },
  defaultSort: 'ativa',
});

/** All accounts of a store, the active account first. Needs no pages, because a store has few accounts. */
export function listStoredAccounts(tx: Transaction): Promise<StoredAccount[]> {
  return tx.rows<StoredAccount>(sql`
    select ${COLUMNS} from receiving_accounts where store_id = ${tx.storeId} order by is_active desc, account_id`);
}

/** The setting that delays a change of the store's active account by one day. Off by default. */
export async function findChangeWait(tx: Transaction): Promise<ChangeWait> {
  const answer = await tx.maybeRow<ChangeWait>(sql`
    select is_on as "isOn", off_at as "offAt" from account_change_waits where store_id = ${tx.storeId}`);
  return answer ?? { isOn: false, offAt: null };
}
