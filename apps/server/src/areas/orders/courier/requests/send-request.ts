import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { retryAfterMs } from '../../../../platform/outside-requests/repeat-requests.ts';
import {
  type Answer,
  type Refused,
  requestOnce,
  type Unanswered,
} from '../../../../platform/outside-requests/request-once.ts';
import { SYSTEM } from '../../orders/public.ts';
import { findCourierAccount } from '../courier-accounts.writes.ts';
import type { CourierAccount, DeliveryRequest, DeliveryUpdate } from '../courier-service.ts';
import type { CourierServices } from '../courier-services.ts';
import { applyUpdate, ownUpdate } from './apply-update.ts';
import { lockRequest, type StoredRequest, updateRequest } from './courier-requests.writes.ts';
import { GIVE_UP_MS } from './request-pace.ts';

/** The result of a request to the logistics service. */
export type SendResult = { kind: 'taken' } | Refused | Unanswered;

/**
 * Requests the courier from the service and saves the answer. The caller has committed the row as 'asking'. Without an
 * answer the row stays unchanged, and a job repeats the request.
 */
export async function sendRequest(
  services: CourierServices,
  storeId: number,
  request: StoredRequest,
  isRepeated: boolean,
): Promise<SendResult> {
  const { database, service, clock } = services;
  const { account, request: input } = await database.inStore(storeId, async (tx) => ({
    account: await findCourierAccount(tx, services),
    request: await readRequest(tx, request.orderId, request),
  }));
  const { orderId, requestId, key } = request;
  const answer: Answer<DeliveryUpdate> = account
    ? await requestOnce(
        { request: () => service.request(account, input), lookUp: () => service.find(account, key) },
        isRepeated,
      )
    : { kind: 'unanswered' };
  if (answer.kind === 'unanswered') {
    await leaveWaiting(services, storeId, requestId);
    return answer;
  }
  const update =
    answer.kind === 'taken'
      ? answer.update
      : ownUpdate({ type: 'rejected', word: 'REJECTED', at: clock.now(), note: answer.reason });
  await applyUpdate(services, { storeId, orderId, requestId, actor: SYSTEM }, update);
  const rejection = update.reports.find(({ type }) => type === 'rejected');
  return rejection ? { kind: 'refused', reason: rejection.note } : { kind: 'taken' };
}

/** Schedules the next retry; each pause is longer than the one before. Retries end when the request is a day old. */
export async function leaveWaiting(
  { database, clock }: CourierServices,
  storeId: number,
  requestId: number,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockRequest(tx, requestId);
    if (held === null || (held.endedAt !== null && held.status !== 'cancelled')) return;
    const now = clock.now();
    const isLongOver = now - held.requestedAt > GIVE_UP_MS;
    await updateRequest(tx, held, {
      attempts: held.attempts + 1,
      nextAttemptAt: isLongOver ? null : now + retryAfterMs(held.attempts),
    });
  });
}

interface RequestRow {
  code: string;
  customerName: string;
  customerPhone: string | null;
  address: OrderAddress | null;
  totalCents: number;
  payments: OrderPayment[];
  itemCount: number;
  promisedFor: number;
}

/** The order's data for a logistics service. Throws when the order has no address. */
export async function readRequest(
  tx: Transaction,
  orderId: number,
  { key, additionalPercent }: Pick<StoredRequest, 'key' | 'additionalPercent'>,
): Promise<DeliveryRequest> {
  const row = await tx.maybeRow<RequestRow>(sql`
    select code, customer_name as "customerName", customer_phone as "customerPhone",
           coalesce(located_address, document -> 'address') as address, total_cents as "totalCents",
           document -> 'payments' as payments, jsonb_array_length(document -> 'items') as "itemCount",
           promised_for as "promisedFor"
      from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (!row?.address) throw new Error(`order ${orderId} has no address although a courier was called`);
  const { code: orderCode, address, ...input } = row;
  return { ...input, key, additionalPercent, orderCode, address };
}

/**
 * The store's account at its courier service; null without an account. Throws nothing, for callers that only
 * cancel or read.
 */
export function accountOf(services: CourierServices, storeId: number): Promise<CourierAccount | null> {
  return services.database.inStore(storeId, (tx) => findCourierAccount(tx, services));
}
