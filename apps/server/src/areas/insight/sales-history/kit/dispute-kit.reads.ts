import type { CourierKind, CourierRequestStatus } from '@comanda/domain/orders/orders/courier-request';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { orderHistory, timelineOf } from '../../../orders/orders/public.ts';
import { readOrderMoney } from '../order-detail.reads.ts';

/** Maximum of rows of one kind in a dispute kit. A real order has fewer. */
const MAX_ROWS = 1_000;

/** All data of a dispute kit in one snapshot, without phones and addresses. Times in epoch ms. */
export async function readKit(tx: Transaction, orderId: number) {
  const money = await readOrderMoney(tx, orderId);
  const head = await tx.maybeRow<{
    owner: string;
    timeZone: string;
    fulfilment: 'delivery' | 'pickup';
    status: OrderStatus;
    cancelText: string | null;
  }>(sql`
    select s.name as owner, s.time_zone as "timeZone", o.fulfilment, o.status, o.cancel_text as "cancelText"
      from orders o join stores s on s.store_id = ${tx.storeId}
     where o.store_id = ${tx.storeId} and o.order_id = ${orderId}`);
  if (head === null) throw new Error(`order ${orderId} has a fact and is gone`);
  const history = await orderHistory(tx, orderId);
  // Removes the note of an address adjustment, because the note is the address.
  const steps = history.map((entry) =>
    entry.happened === 'address-adjusted' ? { ...entry, note: null } : entry,
  );
  const items = await tx.rows<{ name: string; quantity: number; unit: string; totalCents: number }>(sql`
    select name, quantity::float8 as quantity, unit, total_cents as "totalCents" from order_lines
     where store_id = ${tx.storeId} and order_id = ${orderId} order by line_no limit ${MAX_ROWS}`);
  const tickets = await tx.rows<{
    printedAt: number;
    kind: 'order' | 'customer' | 'store' | 'production' | 'cancellation' | 'test';
    station: string;
  }>(sql`
    select printed_at as "printedAt", kind, station from print_jobs
     where store_id = ${tx.storeId} and order_id = ${orderId} and printed_at is not null
     order by printed_at, job_id limit ${MAX_ROWS}`);
  const couriers = await tx.rows<{
    requestedAt: number;
    kind: CourierKind;
    name: string | null;
    status: CourierRequestStatus;
    endedAt: number | null;
  }>(sql`
    select requested_at as "requestedAt", kind, person->>'name' as name, status, ended_at as "endedAt" from courier_requests
     where store_id = ${tx.storeId} and order_id = ${orderId} order by request_id limit ${MAX_ROWS}`);
  const messages = await tx.rows<{ at: number; author: 'merchant' | 'customer'; text: string }>(sql`
    select created_at as at, author, text from chat_messages
     where store_id = ${tx.storeId} and order_id = ${orderId} order by message_no limit ${MAX_ROWS}`);
  return { ...money, ...head, timeline: timelineOf(steps), items, tickets, couriers, messages };
}

export type Kit = Awaited<ReturnType<typeof readKit>>;
