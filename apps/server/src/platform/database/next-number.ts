import { sql } from './sql.ts';
import type { Transaction } from './transaction.ts';

/** Kinds of records that each store numbers from 1. */
export type Counter =
  | 'group-link'
  | 'group-option'
  | 'manual-request'
  | 'menu-category'
  | 'menu-product'
  | 'menu-size'
  | 'option-category'
  | 'option-group'
  | 'payment-boleto'
  | 'payment-charge'
  | 'payment-dispute'
  | 'payment-document'
  | 'payment-inbox'
  | 'payment-refund'
  | 'payment-transfer'
  | 'pending-change'
  | 'print-device'
  | 'product-file'
  | 'receiving-account'
  | 'recipe-line'
  | 'stock-item'
  | 'support-visit'
  | 'user';

/**
 * The store's next number of a kind. Concurrent transactions that need the same counter wait until this one
 * ends, so call this late. After a rollback the number is used again.
 */
export function nextNumber(tx: Transaction, counter: Counter): Promise<number> {
  return nextNumbers(tx, counter, 1);
}

/** The first of `count` consecutive numbers; see {@link nextNumber}. */
export async function nextNumbers(tx: Transaction, counter: Counter, count: number): Promise<number> {
  const row = await tx.maybeRow<{ last: number }>(sql`
    insert into record_numbers as kept (store_id, counter, last) values (${tx.storeId}, ${counter}, ${count})
    on conflict (store_id, counter) do update set last = kept.last + excluded.last
    returning last`);
  if (row === null) throw new Error(`store ${tx.storeId} was given no number`);
  return row.last - count + 1;
}

/** Counters whose numbers are part of references at the payment provider. */
const KNOWN_OUTSIDE: readonly Counter[] = [
  'payment-boleto',
  'payment-charge',
  'payment-document',
  'payment-refund',
  'payment-transfer',
];
/** Count of numbers that each restore skips, even one right after its backup. */
const SKIPPED = 100_000;
/** More numbers than a store uses in a second. */
const SKIPPED_PER_SECOND = 20;
/** Maximum age of a backup. */
const OLDEST_SECONDS = 32 * 86_400;

/**
 * Skips the numbers that were used after the backup. Customers' links, agents' journals and the payment
 * provider still contain them. They must not identify another order, print job or payment now. `restoredTo`:
 * the latest time in the restored data, in epoch milliseconds; null: the time of the store's last event. A
 * later restore of the same backup skips more numbers, because the numbers after the earlier restore were
 * also used.
 */
export async function skipNumbers(
  tx: Transaction,
  { restoredTo, now }: { restoredTo: number | null; now: number },
): Promise<void> {
  const row = await tx.maybeRow<{ at: number }>(sql`
    select at from store_events where store_id = ${tx.storeId} order by seq desc limit 1`);
  const seconds = Math.floor((now - (restoredTo ?? row?.at ?? now)) / 1_000);
  const skipped = SKIPPED + SKIPPED_PER_SECOND * Math.min(Math.max(seconds, 0), OLDEST_SECONDS);
  await tx.rows(sql`
    update store_counters
       set order_no = order_no + ${skipped}, courier_request_no = courier_request_no + ${skipped},
           print_job_no = print_job_no + ${skipped}
     where store_id = ${tx.storeId}`);
  await tx.rows(sql`
    insert into record_numbers as kept (store_id, counter, last)
    select ${tx.storeId}, counter, ${skipped} from unnest(${[...KNOWN_OUTSIDE]}::text[]) as given (counter)
    on conflict (store_id, counter) do update set last = kept.last + excluded.last
    returning last`);
}

/** Sets the counter above numbers that the store got in another way, for example by an import. */
export async function numberFrom(
  tx: Transaction,
  given: Partial<Record<Counter, readonly number[]>>,
): Promise<void> {
  const rows = Object.entries(given).flatMap(([counter, numbers]) =>
    numbers.length === 0 ? [] : [{ counter, last: numbers.reduce((max, each) => Math.max(max, each), 0) }],
  );
  await tx.rows(sql`
    insert into record_numbers as kept (store_id, counter, last)
    select ${tx.storeId}, counter, last
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(counter text, last integer)
    on conflict (store_id, counter) do update set last = greatest(kept.last, excluded.last)
    returning last`);
}
