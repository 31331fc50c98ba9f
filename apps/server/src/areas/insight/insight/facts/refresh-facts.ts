import { createHash } from 'node:crypto';
import {
  countsOf,
  type FactItem,
  type OrderFact,
  orderFactOf,
} from '@comanda/domain/insight/insight/order-fact';
import { addedCounts, addedDays, salesDayOf } from '@comanda/domain/insight/insight/sales-day';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import { soldRowsOf } from '@comanda/domain/orders/orders/sold-rows';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type FactRow, readFactRows, readFacts } from './fact-rows.reads.ts';
import { addToCounts, addToDays, numberCustomers, refreshFirstDays, writeFacts } from './facts.writes.ts';

type Sold = FactRow & { lines: FactItem[] };

/**
 * An order with its items. With `ofDocuments`, the items of an order without item rows are read from its
 * document. Undefined when the item rows are not written yet.
 */
export function soldOf(row: FactRow, { ofDocuments }: { ofDocuments: boolean }): Sold | undefined {
  if (row.lines !== null) return { ...row, lines: row.lines };
  return ofDocuments && row.document !== null ? { ...row, ...soldRowsOf(row.document, []) } : undefined;
}

/**
 * Makes the facts of these orders and updates the sums. An order's former amounts are subtracted and its
 * current amounts added, on the order's own day. A repeat changes nothing. The caller must have locked the
 * store's position, so that no other transaction changes its sums. With `ofDocuments`, orders without item
 * rows are read from their documents; otherwise they are skipped.
 */
export async function refreshFacts(
  tx: Transaction,
  orderIds: readonly number[],
  { timeZone, ofDocuments }: { timeZone: string; ofDocuments: boolean },
): Promise<void> {
  const rows = (await readFactRows(tx, orderIds)).flatMap((row) => soldOf(row, { ofDocuments }) ?? []);
  if (rows.length === 0) return;
  const known = new Map(
    (
      await readFacts(
        tx,
        rows.map(({ orderId }) => orderId),
      )
    ).map((fact) => [fact.orderId, fact]),
  );
  const numbers = await numbersOf(tx, rows, known);
  const changed = rows.flatMap((row) => {
    const before = known.get(row.orderId) ?? null;
    const after = orderFactOf(
      row,
      before ?? { ...momentOf(row, timeZone), customerNo: numbers.get(row.orderId) ?? null },
    );
    return before !== null && isSame(before, after) ? [] : [{ before, after, row }];
  });
  if (changed.length === 0) return;
  await writeFacts(
    tx,
    changed.map(({ after }) => after),
  );
  const moved = changed.flatMap(({ before, after, row }) => [
    ...(before === null ? [] : [{ sign: -1 as const, fact: before, row }]),
    { sign: 1 as const, fact: after, row },
  ]);
  await addToDays(tx, addedDays(moved.map(({ sign, fact }) => ({ sign, of: salesDayOf(fact) }))));
  const counts = moved.flatMap(({ sign, fact, row }) =>
    countsOf(fact, row.lines, row.itemsOut).map((of) => ({ sign, of })),
  );
  await addToCounts(tx, addedCounts(counts));
  await refreshFirstDays(tx, [
    ...new Set(
      changed.flatMap(({ before, after }) =>
        after.customerNo !== null && before?.outcome !== after.outcome ? [after.customerNo] : [],
      ),
    ),
  ]);
}

/** Day and hour of an order: the time that it is scheduled for, otherwise its creation time. */
function momentOf({ scheduledFor, createdAt }: FactRow, timeZone: string) {
  const at = scheduledFor ?? createdAt;
  return { day: operationalDate(timeZone, at), hour: wallClockAt(timeZone, at).hour };
}

/** The customers' numbers, by order. Orders that already have a fact are left out. */
async function numbersOf(
  tx: Transaction,
  rows: readonly FactRow[],
  known: ReadonlyMap<number, OrderFact>,
): Promise<Map<number, number>> {
  const named = rows.flatMap(({ orderId, customerId }) =>
    customerId === null || known.has(orderId) ? [] : [{ key: customerKey(tx.storeId, customerId), orderId }],
  );
  const numbers = await numberCustomers(tx, named);
  return new Map(
    named.flatMap(({ key, orderId }) => {
      const customerNo = numbers.get(key);
      return customerNo === undefined ? [] : [[orderId, customerNo] as const];
    }),
  );
}

/** Includes the store, so that a customer cannot be recognised in two stores. */
const customerKey = (storeId: number, customerId: string): string =>
  createHash('sha256').update(`${storeId}:${customerId}`).digest('hex');

function isSame(one: OrderFact, other: OrderFact): boolean {
  return (Object.keys(one) as (keyof OrderFact)[]).every((field) => one[field] === other[field]);
}
