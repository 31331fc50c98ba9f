import { type CustomerNames, FORGOTTEN, searchedFor } from '@comanda/domain/kit/privacy/forgotten';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Fields of an entry's details that contain typed text. */
const TYPED = ['motivo', 'texto'] as const;

/** Actions about one order that contain a typed reason. */
const ABOUT_ORDERS = [
  'finance.fined',
  'finance.fine-reversed',
  'finance.reversal-decided',
  'finance.manual-asked',
  'finance.manual-decided',
  'payments.refund-asked',
] as const;

/**
 * Deletes typed reasons about these orders, and typed texts that contain the customer's name. Entries from
 * before release 1.4 have only the order's code.
 */
export async function forgetTyped(
  tx: Transaction,
  orderIds: readonly number[],
  customer: CustomerNames,
): Promise<void> {
  await tx.rows(sql`
    update audit_log a set details = details || ${JSON.stringify({ motivo: FORGOTTEN })}::jsonb
     where a.store_id = ${tx.storeId} and a.action = any(${[...ABOUT_ORDERS]}::text[])
       and a.details ->> 'motivo' <> ${FORGOTTEN}
       and exists (select from orders o
                    where o.store_id = ${tx.storeId} and o.order_id = any(${[...orderIds]}::bigint[])
                      and coalesce(a.details ->> 'pedido' = o.order_id::text,
                                   a.details ->> 'codigo' = o.code and o.created_at <= a.at))`);
  const sought = searchedFor(customer);
  if (sought === null) return;
  for (const field of TYPED)
    await tx.rows(sql`
      update audit_log set details = details || ${JSON.stringify({ [field]: FORGOTTEN })}::jsonb
       where store_id = ${tx.storeId}
         and (details ->> ${field} ~* ${sought.names}::text
           or regexp_replace(details ->> ${field}, '\\D', '', 'g') like any(${sought.digits}::text[]))`);
}
