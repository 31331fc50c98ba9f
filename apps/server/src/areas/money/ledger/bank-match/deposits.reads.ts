import type { BankDeposit, DepositAccount } from '@comanda/contract/money/ledger/bank-match.calls';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { type DayRange, momentsOfRange } from '@comanda/domain/kit/time/day-range';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { TransferState } from '@comanda/domain/money/payments/transfer-steps';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { bankNameOf } from '../payout/payout-account.reads.ts';
import type { PayoutAccount } from '../ports.ts';

/** A transfer that was sent up to this many days before a file's first day may be in the file. */
const DAYS_BEFORE = 14;
/** Maximum of transfers and of settlements in an answer. A store has fewer in a year. */
const MAX_ROWS = 2_000;

interface Transfer {
  transferId: number;
  key: string;
  cents: number;
  account: PayoutAccount;
  state: Exclude<TransferState, 'failed'>;
  requestedAt: number;
  paidAt: number | null;
}
interface NamedSettlement {
  settlementId: number;
  day: CalendarDate;
  payoutCents: number;
  transferKey: string | null;
  failedKey: string | null;
}

/**
 * Transfers to the store's accounts on these days of the bank's time zone, and shortly before. Includes
 * settlements of these days that have no transfer. A manual transfer may cover several settlements, or a part
 * of a settlement.
 */
export async function readDeposits(
  tx: Transaction,
  { from, to }: DayRange,
): Promise<{ deposits: BankDeposit[]; accounts: DepositAccount[] }> {
  const transfers = await transfersOf(tx, { from: addDays(from, -DAYS_BEFORE), to });
  const settlements = await settlementsOf(
    tx,
    transfers.map(({ key }) => key),
    { from, to },
  );
  const accounts = new Map<string, { accountNo: number; account: PayoutAccount }>();
  const sent = transfers.map(({ key, account, state, requestedAt, paidAt, ...transfer }): BankDeposit => {
    const place = JSON.stringify([account.bank, account.branch, account.account, account.key]);
    const known = accounts.get(place) ?? { accountNo: accounts.size + 1, account };
    accounts.set(place, known);
    const held = settlements.filter(
      ({ transferKey, failedKey }) => transferKey === key || (state === 'returned' && failedKey === key),
    );
    return {
      ...transfer,
      settlements: held.map(({ settlementId, day }) => ({ settlementId, day })),
      accountNo: known.accountNo,
      sentOn: dateAt(PROVIDER_TIME_ZONE, requestedAt),
      paidOn: paidAt === null ? null : dateAt(PROVIDER_TIME_ZONE, paidAt),
      state: state === 'asking' || state === 'waiting' ? 'processing' : state,
    };
  });
  const waiting = settlements.flatMap(({ settlementId, day, payoutCents, transferKey }): BankDeposit[] =>
    transferKey !== null || day < from || day > to
      ? []
      : [
          {
            ...{ transferId: null, settlements: [{ settlementId, day }], accountNo: null },
            ...{ sentOn: day, paidOn: null, cents: payoutCents, state: 'not-sent' },
          },
        ],
  );
  return {
    deposits: [...sent, ...waiting],
    accounts: await Promise.all([...accounts.values()].map(shown)),
  };
}

async function shown({
  accountNo,
  account: { bank, branch, account, key },
}: {
  accountNo: number;
  account: PayoutAccount;
}): Promise<DepositAccount> {
  return { accountNo, bankName: await bankNameOf(bank), branch, account, key };
}

/**
 * Transfers requested on these days of the bank's time zone, oldest first. Failed transfers are left out,
 * because their money was never sent.
 */
function transfersOf(tx: Transaction, days: DayRange): Promise<Transfer[]> {
  const { from, until } = momentsOfRange(days, PROVIDER_TIME_ZONE);
  return tx.rows<Transfer>(sql`
    select transfer_id as "transferId", key, cents, account, state, asked_at as "requestedAt", paid_at as "paidAt"
      from payment_transfers
     where store_id = ${tx.storeId} and state <> 'failed'
       and asked_at >= to_timestamp(${from / 1000}::float8) and asked_at < to_timestamp(${until / 1000}::float8)
     order by transfer_id limit ${MAX_ROWS}`);
}

/** Settlements of these days, and settlements that these transfers pay. */
function settlementsOf(
  tx: Transaction,
  keys: readonly string[],
  { from, to }: DayRange,
): Promise<NamedSettlement[]> {
  return tx.rows<NamedSettlement>(sql`
    select settlement_id as "settlementId", day, payout_cents as "payoutCents", transfer_key as "transferKey",
           failed_key as "failedKey"
      from settlements
     where store_id = ${tx.storeId}
       and (day between ${from}::date and ${to}::date or transfer_key = any(${keys}::text[]) or failed_key = any(${keys}::text[]))
     order by day desc limit ${MAX_ROWS}`);
}
