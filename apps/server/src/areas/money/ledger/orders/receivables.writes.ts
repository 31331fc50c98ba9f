import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { OpenReceivable } from '@comanda/domain/money/ledger/post-refund';
import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockBook } from '../book/book.ts';

export interface DueReceivable {
  receivableId: number;
  chargeId: number;
  instalment: number;
  instalments: number;
  cents: number;
  dueOn: CalendarDate;
}

/** Writes the receivables of a delivery. */
export function receivablesStatement(
  tx: Transaction,
  of: { postingId: number; orderId: number },
  rows: readonly DueReceivable[],
): Query {
  return prepared(
    'post-receivables',
    sql`
      insert into receivables (store_id, posting_id, order_id, receivable_id, charge_id, instalment, instalments, original_cents,
                               cents, due_on)
      select ${tx.storeId}::integer, ${of.postingId}::bigint, ${of.orderId}::bigint, row."receivableId", row."chargeId",
             row.instalment, row.instalments, row.cents, row.cents, row."dueOn"
        from json_to_recordset(${JSON.stringify(rows)}) as row ("receivableId" bigint, "chargeId" bigint, instalment integer,
             instalments integer, cents bigint, "dueOn" date)
      returning 1`,
  );
}

/** The payment provider has its own calendar and may settle this many days before our due day. */
const EARLIER_DAYS = 7;

/**
 * Confirms the instalments that the payment provider settles on `day`. Only receivables due on that day or up
 * to a week later are confirmed. A repeat changes nothing. Locks the store's ledger, like a settlement, so
 * that both cannot run at once. `at`: epoch ms.
 */
export async function confirmReceivables(
  tx: Transaction,
  input: {
    day: CalendarDate;
    at: number;
    instalments: readonly { chargeId: number; instalment: number }[];
  },
): Promise<void> {
  if ((await lockBook(tx)) === null) return;
  const confirmed = await tx.rows(sql`
    update receivables r set confirmed_at = ${new Date(input.at)}
      from json_to_recordset(${JSON.stringify(input.instalments)}) as told ("chargeId" bigint, instalment integer)
     where r.store_id = ${tx.storeId} and r.state = 'open' and r.confirmed_at is null
       and r.due_on between ${input.day}::date and ${input.day}::date + ${EARLIER_DAYS}::integer
       and r.charge_id = told."chargeId" and r.instalment = told.instalment
    returning r.receivable_id`);
  if (confirmed.length > 0) tx.announce('finance');
}

/** Saves the remaining amounts of open receivables. A receivable with no amount left is cancelled. */
export function leftStatement(tx: Transaction, left: readonly OpenReceivable[]): Query {
  return sql`
    update receivables r set cents = row.cents, state = case when row.cents = 0 then 'cancelled' else 'open' end
      from json_to_recordset(${JSON.stringify(left)}) as row ("receivableId" bigint, cents bigint)
     where r.store_id = ${tx.storeId} and r.receivable_id = row."receivableId" and r.state <> 'settled'`;
}
