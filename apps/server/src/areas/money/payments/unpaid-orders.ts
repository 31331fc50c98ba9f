import { NOT_PAID } from '@comanda/domain/orders/orders/cancel-reasons';
import { sql } from '../../../platform/database/sql.ts';
import { type NoteFailure, RepeatedWork } from '../../../platform/repeated-work.ts';
import { cancelFromOutside, SYSTEM } from '../../orders/orders/public.ts';
import { UNPAID_MS } from './payment-pace.ts';
import type { PaymentServices } from './payment-services.ts';

const EVERY_MS = 15_000;
const BATCH = 50;

/** Cancels orders that were not paid in time. The cancellation also withdraws their payable charges. */
export function cancelUnpaidOrders(services: PaymentServices): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'unpaid-orders',
    everyMs: EVERY_MS,
    work: (_stopping, noteFailure) => cancelUnpaid(services, noteFailure),
    failure: 'unpaid orders not cancelled; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Cancels the orders once. Each order is locked and checked again, because the customer may have paid
 * meanwhile.
 */
export async function cancelUnpaid(
  { system, changes, clock, log }: PaymentServices,
  noteFailure?: NoteFailure,
): Promise<number> {
  const until = clock.now() - UNPAID_MS;
  const unpaid = await system.directory<{ storeId: number; orderId: number }>(sql`
    select store_id as "storeId", order_id as "orderId" from orders
     where closed_at is null and status = 'awaiting-payment' and received_at <= to_timestamp(${until / 1000})
     order by received_at limit ${BATCH}`);
  for (const which of unpaid) {
    await changes
      .change({ ...which, actor: SYSTEM }, (order, _tx, now) => {
        if (order.status !== 'awaiting-payment') return null;
        return cancelFromOutside(order, { code: NOT_PAID.code, text: NOT_PAID.label }, now);
      })
      .catch((err: unknown) => {
        noteFailure?.(err);
        log.warn({ err, ...which }, 'unpaid order not cancelled; tried again');
      });
  }
  return unpaid.length;
}
