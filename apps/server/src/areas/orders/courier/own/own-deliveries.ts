import { eventWord } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import type { OwnDelivery, TakeDelivery } from '@comanda/contract/orders/courier/own-courier.calls';
import { phoneForPeople } from '@comanda/contract/orders/intake/new-order.wire';
import { lacksNumber } from '@comanda/domain/orders/addresses/address-lines';
import type { CourierEventType } from '@comanda/domain/orders/courier/courier-events';
import { readLinkCode } from '@comanda/domain/orders/courier/link-code';
import { isOwnDeliveryAlive } from '@comanda/domain/orders/courier/own-delivery-life';
import type { CourierPerson, CourierRequestStatus } from '@comanda/domain/orders/orders/courier-request';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import {
  addressSubject,
  type BucketRule,
  createTokenBuckets,
  type WindowRule,
} from '../../../people/access/public.ts';
import type { CourierServices } from '../courier-services.ts';
import { applyUpdate, ownUpdate } from '../requests/apply-update.ts';
import { findRequest, type StoredRequest } from '../requests/courier-requests.writes.ts';
import type { DeliveryTokens } from './delivery-tokens.ts';
import { findLinkCode, linkCodeHash } from './link-codes.writes.ts';

/**
 * Limits the different wrong codes per IP address. A repeated wrong code counts once, because a mobile
 * network gives one address to many users. The limit prevents guessing: there are thirty million codes, each
 * valid for a day.
 */
const WRONG_CODES: WindowRule = { scope: 'courier.code.address', limit: 40, windowSeconds: 600 };
const SAME_CODE: BucketRule = { perSecond: 1 / 600, burst: 1 };
/** Limits the tries of one code from one IP address. */
const TRIES_OF_CODE: BucketRule = { perSecond: 8 / 600, burst: 8 };

/** Limits the calls with one delivery's token. The courier's page polls every 15 seconds. */
const CALLS_OF_DELIVERY: BucketRule = { perSecond: 2, burst: 30 };

/**
 * Actions of a store's own courier. Taking a delivery needs the code; the other actions need the delivery's
 * token.
 */
export interface OwnDeliveries {
  /**
   * Assigns a free delivery to a courier. After a lost answer the same courier may repeat the call. Wrong
   * codes are counted per IP address. Throws `courier.code-unknown`, `auth.throttled`.
   */
  take(input: TakeDelivery, address: string): Promise<OwnDelivery>;
  /**
   * The delivery of a token. Throws `courier.delivery-over` when the request ended without a delivery, and
   * `auth.throttled`.
   */
  get(token: string): Promise<OwnDelivery>;
  move(token: string, step: 'picked-up' | 'delivered'): Promise<OwnDelivery>;
}

const STEPS = { 'picked-up': 'order-picked', delivered: 'order-delivered' } as const;

export function createOwnDeliveries(services: CourierServices, tokens: DeliveryTokens): OwnDeliveries {
  const { database, throttles, clock } = services;
  const calls = createTokenBuckets(CALLS_OF_DELIVERY, clock);
  const tries = createTokenBuckets(TRIES_OF_CODE, clock);
  const typed = createTokenBuckets(SAME_CODE, clock);

  const find = async (storeId: number, requestId: number) => {
    const request = await database.inStore(storeId, (tx) => findRequest(tx, requestId));
    return request !== null && isOwnDeliveryAlive(request, clock.now()) ? request : null;
  };

  const report = (
    storeId: number,
    request: StoredRequest,
    type: CourierEventType,
    person: CourierPerson | null,
    onlyWhile?: CourierRequestStatus,
  ) =>
    applyUpdate(
      services,
      { storeId, orderId: request.orderId, requestId: request.requestId, onlyWhile },
      ownUpdate({ type, word: eventWord(type), at: clock.now(), person: person ?? request.person }),
    );

  async function read(token: string): Promise<{ storeId: number; request: StoredRequest }> {
    const which = tokens.read(token);
    const waitMs = which === null ? 0 : calls.take(`${which.storeId}-${which.requestId}`);
    if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
    const request = which === null ? null : await find(which.storeId, which.requestId);
    if (which === null || request === null) throw new AppError('courier.delivery-over');
    return { storeId: which.storeId, request };
  }

  const hasTaken = async (which: { storeId: number; requestId: number }, requester: CourierPerson) => {
    const request = await find(which.storeId, which.requestId);
    const { name, vehicle, plate } = request?.person ?? {};
    const isSame = name === requester.name && vehicle === requester.vehicle && plate === requester.plate;
    return request?.status === 'waiting-collect' && isSame;
  };

  const show = (storeId: number, requestId: number) =>
    database.inStore(storeId, (tx) => describe(tx, requestId, tokens, clock.now()));

  return {
    take: async (input, address) => {
      const subject = addressSubject(address);
      const code = readLinkCode(input.code);
      const same = `${subject}\n${code ?? ''}`;
      const waitMs = tries.take(same);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
      const isFirst = typed.take(same) === 0;
      if (isFirst) await throttles.hit(WRONG_CODES, subject);
      const found = code === null ? null : await findLinkCode(database, linkCodeHash(services.secret, code));
      const request = found === null ? null : await find(found.storeId, found.requestId);
      if (found === null || request === null) throw new AppError('courier.code-unknown');
      const { name, vehicle, plate } = input;
      const person = { name, vehicle, plate, phone: null };
      // Two couriers may use the code at the same time. The lock on the request lets only the first courier
      // get the delivery.
      const isTaken = await report(found.storeId, request, 'accepted', person, 'searching');
      if (!isTaken && !(await hasTaken(found, person))) throw new AppError('courier.code-unknown');
      if (isFirst) await throttles.takeBack(WRONG_CODES, subject);
      return show(found.storeId, found.requestId);
    },
    get: async (token) => {
      const { storeId, request } = await read(token);
      return show(storeId, request.requestId);
    },
    move: async (token, step) => {
      const { storeId, request } = await read(token);
      await report(storeId, request, STEPS[step], null);
      return show(storeId, request.requestId);
    },
  };
}

interface DeliveryRow {
  storeName: string;
  orderCode: string;
  orderStatus: string;
  customerName: string;
  customerPhone: string | null;
  storePhone: string | null;
  address: OrderAddress | null;
  chargeCents: number;
  paymentSummary: string;
  status: CourierRequestStatus;
  closedAt: number | null;
}

/**
 * The courier sees the address for this long after the order closed: stores may set 'Entregue' before the
 * courier has arrived.
 */
const SHOWN_AFTER_CLOSING_MS = 12 * 3_600_000;

/** Describes the delivery for the courier's page. A finished delivery is shown without its address. */
async function describe(
  tx: Transaction,
  requestId: number,
  tokens: DeliveryTokens,
  now: number,
): Promise<OwnDelivery> {
  const row = await tx.maybeRow<DeliveryRow>(sql`
    select s.name as "storeName", o.code as "orderCode", o.status as "orderStatus",
           o.customer_name as "customerName", o.customer_phone as "customerPhone",
           s.phones -> 0 ->> 'number' as "storePhone", coalesce(o.located_address, o.document -> 'address') as address,
           o.charge_cents as "chargeCents", o.payment_summary as "paymentSummary", r.status,
           o.closed_at as "closedAt"
      from courier_requests r
      join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
      join stores s on s.store_id = ${tx.storeId}
     where r.store_id = ${tx.storeId} and r.request_id = ${requestId} and r.kind = 'own'`);
  const { status } = row ?? {};
  const isUnderWay = status === 'waiting-collect' || status === 'with-delivery' || status === 'finished';
  if (!row?.address || !isUnderWay || row.orderStatus === 'cancelled')
    throw new AppError('courier.delivery-over');
  const { address, storeName, orderCode, paymentSummary } = row;
  const isOver =
    status === 'finished' || (row.closedAt !== null && now - row.closedAt > SHOWN_AFTER_CLOSING_MS);
  return {
    token: tokens.make({ storeId: tx.storeId, requestId }),
    status: isOver ? 'finished' : status,
    storeName,
    orderCode,
    customerName: isOver ? '' : row.customerName,
    customerPhone: isOver ? null : dialled(row.customerPhone),
    storePhone: dialled(row.storePhone),
    address: isOver ? '' : address.formatted,
    lacksNumber: !isOver && lacksNumber(address),
    complement: isOver ? null : address.complement,
    reference: isOver ? null : address.reference,
    latitude: isOver ? null : address.latitude,
    longitude: isOver ? null : address.longitude,
    chargeCents: isOver ? 0 : row.chargeCents,
    paymentSummary: isOver ? '' : paymentSummary,
  };
}

function dialled(number: string | null): string | null {
  return number === null ? null : phoneForPeople({ number });
}
