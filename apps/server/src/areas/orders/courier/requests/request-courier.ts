import { randomBytes, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@comanda/contract/errors';
import type { CourierInput, RequestedCourier } from '@comanda/contract/orders/courier/courier.wire';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import {
  afterCourier,
  type CourierRefusal,
  decideCourierRequest,
} from '@comanda/domain/orders/courier/courier-effects';
import { LINK_CODE_BYTES, linkCodeFrom } from '@comanda/domain/orders/courier/link-code';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { REQUEST_LEASE_MS } from '../../../../platform/outside-requests/repeat-requests.ts';
import type { Actor, NextOrder } from '../../orders/public.ts';
import type { CourierServices } from '../courier-services.ts';
import { findEnabledArea } from '../coverage-areas.writes.ts';
import { linkCodeHash, reserveLinkCode } from '../own/link-codes.writes.ts';
import { TEXTS } from '../texts.ts';
import {
  findActiveRequest,
  findRequest,
  insertEvent,
  insertRequest,
  type NewRequest,
  type StoredRequest,
  updateRequest,
} from './courier-requests.writes.ts';
import { describeRequest } from './describe-request.ts';
import { accountOf, sendRequest } from './send-request.ts';

const REFUSALS: Record<CourierRefusal, ErrorCode> = {
  'not-allowed': 'courier.not-allowed',
  'not-located': 'courier.address-not-located',
  'already-requested': 'courier.already-requested',
  'wrong-status': 'courier.wrong-status',
};

interface Requester {
  storeId: number;
  actor: Actor;
}

/**
 * Requests a courier of the service, or makes a code for the store's own courier. The request is committed before the
 * service is called. A lost answer is retried and never causes a second courier. Throws `courier.*` and
 * `order.not-found`.
 */
export async function requestCourier(
  services: CourierServices,
  requester: Requester,
  input: CourierInput,
): Promise<RequestedCourier> {
  if (input.kind === 'own') {
    const request = await saveRequest(services, requester, input);
    return { message: TEXTS.codeMade, courier: describeRequest(request) };
  }
  const { storeId } = requester;
  if ((await accountOf(services, storeId)) === null) throw new AppError('courier.not-configured');
  const request = await saveRequest(services, requester, input);
  const requested = await sendRequest(services, storeId, request, false);
  if (requested.kind === 'refused') {
    throw new AppError(
      'courier.refused',
      requested.reason === null ? {} : { detail: `${requested.reason}.` },
    );
  }
  const stored = await services.database.inStore(storeId, (tx) => findRequest(tx, request.requestId));
  return {
    message: requested.kind === 'taken' ? TEXTS.searching : TEXTS.notAnswered,
    courier: describeRequest(stored ?? request),
  };
}

async function saveRequest(
  { changes, secret }: CourierServices,
  { storeId, actor }: Requester,
  input: CourierInput,
): Promise<StoredRequest> {
  let stored: StoredRequest | null = null;
  const which = { storeId, orderId: input.orderId, actor };
  await changes.change(which, async (order, tx, now): Promise<NextOrder | null> => {
    await assertMayRequest(order, tx);
    const draft = { orderId: order.orderId, requestedBy: actor.name, at: now, linkCode: null };
    const request = await (input.kind === 'own'
      ? saveOwn(tx, secret, input.courierName, draft)
      : saveService(tx, input, draft));
    await insertEvent(tx, {
      requestId: request.requestId,
      word: 'REQUESTED',
      status: 'searching',
      person: null,
      happenedAt: now,
      receivedAt: now,
    });
    stored = request;
    const effect = afterCourier(order, request, now);
    return (
      effect && {
        ...effect,
        order: { ...effect.order, awaitsCourierAnswer: false },
        note: noteOf(request),
      }
    );
  });
  if (stored === null) throw new Error('the request was not kept');
  return stored;
}

async function assertMayRequest(order: OrderCard, tx: Transaction): Promise<void> {
  const decision = decideCourierRequest(order);
  if (!decision.ok) throw new AppError(REFUSALS[decision.reason]);
  if ((await findActiveRequest(tx, order.orderId)) !== null) {
    throw new AppError('courier.already-requested', { detail: TEXTS.cancellationPending });
  }
}

type Draft = Pick<NewRequest, 'orderId' | 'requestedBy' | 'at' | 'linkCode'>;

async function saveOwn(
  tx: Transaction,
  secret: string,
  courierName: string | null,
  draft: Draft,
): Promise<StoredRequest> {
  const person = courierName === null ? null : { name: courierName, vehicle: null, plate: null, phone: null };
  const request = await insertRequest(tx, {
    ...draft,
    kind: 'own',
    status: 'searching',
    key: randomUUID(),
    area: null,
    additionalPercent: null,
    person,
    nextAttemptAt: null,
  });
  const linkCode = await freeLinkCode(tx, secret, request.requestId);
  return updateRequest(tx, request, { linkCode, nextAttemptAt: null });
}

/** Reserves a random code. A second try is rare: some hundreds of thirty million codes are in use. */
async function freeLinkCode(tx: Transaction, secret: string, requestId: number): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const code = linkCodeFrom(randomBytes(LINK_CODE_BYTES));
    if (await reserveLinkCode(tx, linkCodeHash(secret, code), requestId)) return code;
  }
  throw new AppError('courier.request-failed');
}

async function saveService(
  tx: Transaction,
  input: Extract<CourierInput, { kind: 'service' }>,
  draft: Draft,
): Promise<StoredRequest> {
  if (input.areaId === null) throw new AppError('courier.area-missing');
  const area = await findEnabledArea(tx, input.areaId);
  if (area === null) throw new AppError('courier.area-not-found');
  // If the user saw a price, this price must still be the area's price. Calls without a price accept the
  // current one.
  if (input.priceCents !== null && input.priceCents !== area.priceCents) {
    throw new AppError('courier.price-changed', { detail: `agora é ${formatCents(area.priceCents)}.` });
  }
  return insertRequest(tx, {
    ...draft,
    kind: 'service',
    status: 'asking',
    key: randomUUID(),
    // If the user agreed to a quoted price of the service, the quoted price replaces the area's price.
    area: { ...area, priceCents: input.agreed?.priceCents ?? area.priceCents },
    additionalPercent: input.agreed?.additionalPercent ?? null,
    person: null,
    nextAttemptAt: draft.at + REQUEST_LEASE_MS,
  });
}

function noteOf({ areaName, priceCents, linkCode }: StoredRequest): string | null {
  if (linkCode !== null) return linkCode;
  return areaName === null || priceCents === null ? null : `${areaName}, ${formatCents(priceCents)}`;
}
