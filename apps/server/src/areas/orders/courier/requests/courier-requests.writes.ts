import type { CourierEventType } from '@comanda/domain/orders/courier/courier-events';
import type {
  CourierKind,
  CourierPerson,
  CourierRequestStatus,
} from '@comanda/domain/orders/orders/courier-request';
import type { DeliveryProblem } from '@comanda/domain/orders/orders/delivery-problem';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A courier request as stored. Times in epoch milliseconds, money in cents. */
export interface StoredRequest {
  requestId: number;
  orderId: number;
  kind: CourierKind;
  status: CourierRequestStatus;
  key: string;
  deliveryId: string | null;
  areaName: string | null;
  priceCents: number | null;
  linkCode: string | null;
  person: CourierPerson | null;
  trackingUrl: string | null;
  note: string | null;
  problem: DeliveryProblem | null;
  additionalPercent: number | null;
  requestedAt: number;
  cancelRequestedAt: number | null;
  endedAt: number | null;
  attempts: number;
  /** True when the own courier's code and device were revoked. */
  isLinkWithdrawn: boolean;
}

const COLUMNS = sql`
  request_id as "requestId", order_id as "orderId", kind, status, idempotency_key as key,
  delivery_id as "deliveryId", area_name as "areaName", price_cents as "priceCents", link_code as "linkCode",
  person, tracking_url as "trackingUrl", note, problem,
  additional_percent as "additionalPercent", requested_at as "requestedAt",
  cancel_asked_at as "cancelRequestedAt", ended_at as "endedAt", attempts,
  link_withdrawn_at is not null as "isLinkWithdrawn"`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

export interface NewRequest {
  orderId: number;
  kind: CourierKind;
  status: 'asking' | 'searching';
  key: string;
  area: { areaId: number; name: string; priceCents: number } | null;
  additionalPercent: number | null;
  linkCode: string | null;
  person: CourierPerson | null;
  requestedBy: string | null;
  at: number;
  nextAttemptAt: number | null;
}

/**
 * Saves a new request and its first step. The index `courier_requests_active` refuses a second active request of an
 * order.
 */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<StoredRequest> {
  const { area } = request;
  const [row] = await tx.rows<StoredRequest>(sql`
    with counted as (
      update store_counters set courier_request_no = courier_request_no + 1 where store_id = ${tx.storeId}
      returning courier_request_no
    )
    insert into courier_requests
      (store_id, request_id, order_id, kind, status, idempotency_key, area_id, area_name, price_cents, additional_percent, link_code,
       person, requested_by, requested_at, next_attempt_at, attempts)
    select ${tx.storeId}, courier_request_no, ${request.orderId}, ${request.kind}, ${request.status},
           ${request.key}::uuid, ${area?.areaId ?? null}, ${area?.name ?? null}, ${area?.priceCents ?? null},
           ${request.additionalPercent}::real, ${request.linkCode}, ${request.person === null ? null : JSON.stringify(request.person)}::jsonb,
           ${request.requestedBy}, ${time(request.at)}, ${time(request.nextAttemptAt)}, 1
      from counted
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error(`store ${tx.storeId} has no counters`);
  return row;
}

/** The order's active request; null when it has none. */
export function findActiveRequest(tx: Transaction, orderId: number): Promise<StoredRequest | null> {
  return tx.maybeRow<StoredRequest>(sql`
    select ${COLUMNS} from courier_requests
     where store_id = ${tx.storeId} and order_id = ${orderId} and ended_at is null`);
}

/** The order's last request in any status; null when it has none. */
export function findLastRequest(tx: Transaction, orderId: number): Promise<StoredRequest | null> {
  return tx.maybeRow<StoredRequest>(
    prepared(
      'last-courier-request',
      sql`select ${COLUMNS} from courier_requests
           where store_id = ${tx.storeId} and order_id = ${orderId} order by request_id desc limit 1`,
    ),
  );
}

export function findRequest(tx: Transaction, requestId: number): Promise<StoredRequest | null> {
  return tx.maybeRow<StoredRequest>(sql`
    select ${COLUMNS} from courier_requests where store_id = ${tx.storeId} and request_id = ${requestId}`);
}

/** Locks the request until the transaction ends. Lock order: the order, then the request. */
export function lockRequest(tx: Transaction, requestId: number): Promise<StoredRequest | null> {
  return tx.maybeRow<StoredRequest>(sql`
    select ${COLUMNS} from courier_requests
     where store_id = ${tx.storeId} and request_id = ${requestId} for update`);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds the request that a report is about, by the service's delivery id. If the answer with this id was
 * lost, our key identifies the request.
 */
export function findRequestOfDelivery(
  tx: Transaction,
  reported: { deliveryId: string; key: string },
): Promise<StoredRequest | null> {
  const key = UUID.test(reported.key) ? reported.key : null;
  return tx.maybeRow<StoredRequest>(sql`
    select ${COLUMNS} from courier_requests
     where store_id = ${tx.storeId}
       and (delivery_id = ${reported.deliveryId} or (idempotency_key = ${key}::uuid and delivery_id is null))
     order by delivery_id is null, request_id desc limit 1`);
}

/** The columns of a request that may change. Omitted columns stay unchanged. */
export type RequestChange = Partial<
  Pick<
    StoredRequest,
    | 'status'
    | 'deliveryId'
    | 'linkCode'
    | 'person'
    | 'trackingUrl'
    | 'note'
    | 'problem'
    | 'cancelRequestedAt'
    | 'attempts'
  >
> & { endedAt?: number; answeredAt?: number; nextAttemptAt: number | null };

export async function updateRequest(
  tx: Transaction,
  request: StoredRequest,
  change: RequestChange,
): Promise<StoredRequest> {
  const next = { ...request, ...change };
  const [row] = await tx.rows<StoredRequest>(sql`
    update courier_requests set
      status = ${next.status}, delivery_id = ${next.deliveryId}, link_code = ${next.linkCode},
      person = ${next.person === null ? null : JSON.stringify(next.person)}::jsonb,
      tracking_url = ${next.trackingUrl}, note = ${next.note},
      problem = ${next.problem === null ? null : JSON.stringify(next.problem)}::jsonb, attempts = ${next.attempts},
      cancel_asked_at = ${time(next.cancelRequestedAt)}, ended_at = ${time(next.endedAt)},
      last_heard_at = coalesce(${time(change.answeredAt ?? null)}, last_heard_at),
      next_attempt_at = ${time(change.nextAttemptAt)}
    where store_id = ${tx.storeId} and request_id = ${request.requestId}
    returning ${COLUMNS}`);
  if (row === undefined) throw new Error(`courier request ${request.requestId} is gone although it was held`);
  return row;
}

/** Maximum of reports per delivery: a faulty service must not fill the table. */
const MAX_EVENTS = 60;

export interface NewCourierEvent {
  requestId: number;
  /** Our event type, or the service's own name for a report that has none. */
  word: CourierEventType | string;
  status: CourierRequestStatus | null;
  person: CourierPerson | null;
  happenedAt: number;
  receivedAt: number;
}

/**
 * Saves a report. Returns false when the request already has a report with this name, or too many reports.
 */
export async function insertEvent(tx: Transaction, event: NewCourierEvent): Promise<boolean> {
  const rows = await tx.rows(sql`
    insert into courier_events (store_id, request_id, event_no, type, status, person, happened_at, received_at)
    select ${tx.storeId}, ${event.requestId}, coalesce(max(event_no), 0) + 1, ${event.word}, ${event.status},
           ${event.person === null ? null : JSON.stringify(event.person)}::jsonb,
           ${time(event.happenedAt)}, ${time(event.receivedAt)}
      from courier_events where store_id = ${tx.storeId} and request_id = ${event.requestId}
    having count(*) < ${MAX_EVENTS}
    on conflict on constraint courier_events_once do nothing
    returning event_no`);
  return rows.length > 0;
}

export interface StoredStep {
  at: number;
  status: CourierRequestStatus;
  person: CourierPerson | null;
}

/** The status changes of an order's requests, oldest first. */
export function listSteps(tx: Transaction, orderId: number): Promise<StoredStep[]> {
  return tx.rows<StoredStep>(sql`
    select e.happened_at as at, e.status, e.person
      from courier_events e
      join courier_requests r on r.store_id = ${tx.storeId} and r.request_id = e.request_id
     where e.store_id = ${tx.storeId} and r.order_id = ${orderId} and e.status is not null
     order by e.request_id, e.event_no`);
}

export async function isKnownOrder(tx: Transaction, orderId: number): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select order_id from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  return row !== null;
}
