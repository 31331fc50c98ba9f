import { type CustomerNames, FORGOTTEN, searchedFor } from '@comanda/domain/kit/privacy/forgotten';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Going, WORDS_OF_NO_ORDER, WORDS_OF_ORDERS } from './free-text.ts';

/** Inserts a name into a statement without escaping. Only for names from constant lists. */
const named = (text: string): Query => ({ text, values: [] });

function placeOf(at: string): { table: Query; column: Query } {
  const [table = '', column = ''] = at.split('.');
  return { table: named(table), column: named(column) };
}

/**
 * Removes typed texts about these orders. `what`: whether the texts that go with the contacts are removed, or
 * also those that go with the names. Amounts, decisions and times remain.
 */
export async function forgetWords(tx: Transaction, orderIds: readonly number[], what: Going): Promise<void> {
  const due = WORDS_OF_ORDERS.filter(({ goes }) => what === 'names' || goes === 'contacts');
  await Promise.all(
    due.map(({ at, left }) => {
      const { table, column } = placeOf(at);
      return tx.rows(sql`
        update ${table} set ${column} = ${left} where store_id = ${tx.storeId} and order_id = any(${[...orderIds]}::bigint[])
           and ${column} is not null and ${column} is distinct from ${left}`);
    }),
  );
}

/**
 * Removes texts that belong to no order but contain the customer's phone or whole name ({@link searchedFor}).
 */
export async function forgetNamed(tx: Transaction, customer: CustomerNames): Promise<void> {
  const sought = searchedFor(customer);
  if (sought === null) return;
  await Promise.all(
    WORDS_OF_NO_ORDER.map((at) => {
      const { table, column } = placeOf(at);
      return tx.rows(sql`
        update ${table} set ${column} = ${FORGOTTEN} where store_id = ${tx.storeId}
           and (${column} ~* ${sought.names}::text
             or regexp_replace(${column}, '\\D', '', 'g') like any(${sought.digits}::text[]))`);
    }),
  );
}
