import { AppError } from '../../../../platform/errors/app-error.ts';
import { REQUEST_LEASE_MS } from '../../../../platform/outside-requests/repeat-requests.ts';
import { type Actor, SYSTEM } from '../../orders/public.ts';
import type { CourierAccount } from '../courier-service.ts';
import type { CourierServices } from '../courier-services.ts';
import { TEXTS } from '../texts.ts';
import { applyUpdate, ownUpdate } from './apply-update.ts';
import {
  findActiveRequest,
  findRequest,
  lockRequest,
  type StoredRequest,
  updateRequest,
} from './courier-requests.writes.ts';
import { LET_GO_MS, SILENCE_MS } from './request-pace.ts';
import { accountOf, leaveWaiting } from './send-request.ts';

interface Cancelling {
  storeId: number;
  actor: Actor;
}

/**
 * Results of a cancellation. 'over': the delivery had already ended. 'unanswered': a job repeats the
 * cancellation until the service answers.
 */
export type Cancelled =
  | { kind: 'cancelled' }
  | { kind: 'over' }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unanswered'; requestedAt: number };

/** Cancels a request. Throws `courier.request-not-found`, `courier.cancel-failed`. */
export async function cancelCourier(
  services: CourierServices,
  cancelling: Cancelling,
  requestId: number,
): Promise<void> {
  const { storeId } = cancelling;
  const request = await services.database.inStore(storeId, (tx) => findRequest(tx, requestId));
  if (request === null) throw new AppError('courier.request-not-found');
  if (request.status === 'cancelled' || request.status === 'rejected') return;
  if (request.endedAt !== null) throw new AppError('courier.cancel-failed', { detail: TEXTS.deliveryOver });
  const result = await callOff(services, cancelling, request);
  if (result.kind === 'cancelled') return;
  throw new AppError('courier.cancel-failed', { detail: detailOf(result) });
}

/**
 * Cancels an order's courier, before the order is cancelled or sent without a courier. A cancellation without
 * an answer blocks the order's change only for a limited time; retries continue after that. Throws
 * `order.courier-active`.
 */
export async function releaseCourier(
  services: CourierServices,
  cancelling: Cancelling,
  orderId: number,
): Promise<void> {
  const { storeId } = cancelling;
  const request = await services.database.inStore(storeId, (tx) => findActiveRequest(tx, orderId));
  if (request === null) return;
  const result = await callOff(services, cancelling, request);
  if (result.kind === 'cancelled' || result.kind === 'over') return;
  const isLetGo = result.kind === 'unanswered' && services.clock.now() - result.requestedAt >= LET_GO_MS;
  if (!isLetGo) throw new AppError('order.courier-active', { detail: detailOf(result) });
}

function detailOf(result: Exclude<Cancelled, { kind: 'cancelled' }>): string {
  if (result.kind === 'over') return TEXTS.deliveryOver;
  if (result.kind === 'unanswered') return TEXTS.stillCancelling;
  return result.reason === null ? TEXTS.courierStays : `${result.reason}.`;
}

/** Marks a request as cancelled and cancels it at the service. Own couriers have no service. */
export async function callOff(
  services: CourierServices,
  { storeId, actor }: Cancelling,
  request: StoredRequest,
): Promise<Cancelled> {
  if (request.kind === 'own') {
    await endAsCancelled(services, storeId, request, actor);
    return { kind: 'cancelled' };
  }
  let marked: StoredRequest | null = null;
  let isFinished = false;
  const which = { storeId, orderId: request.orderId, actor };
  await services.changes.change(which, async (order, tx, now) => {
    const held = await lockRequest(tx, request.requestId);
    isFinished = held?.status === 'finished';
    if (held === null || held.endedAt !== null) return null;
    marked = await updateRequest(tx, held, {
      cancelRequestedAt: held.cancelRequestedAt ?? now,
      attempts: held.cancelRequestedAt === null ? 1 : held.attempts,
      nextAttemptAt: now + REQUEST_LEASE_MS,
    });
    return held.cancelRequestedAt === null ? { order, happened: 'courier-news' } : null;
  });
  if (marked === null) return { kind: isFinished ? 'over' : 'cancelled' };
  return requestCancellation(services, storeId, marked, actor);
}

/** Sends the cancellation of a marked request to the service, and saves the answer. */
export async function requestCancellation(
  services: CourierServices,
  storeId: number,
  request: StoredRequest,
  actor: Actor = SYSTEM,
): Promise<Cancelled> {
  const account = await accountOf(services, storeId);
  const answer = account
    ? await services.service.cancel(account, request.key)
    : { kind: 'unanswered' as const };
  if (answer.kind === 'unanswered') {
    await leaveWaiting(services, storeId, request.requestId);
    return { kind: 'unanswered', requestedAt: request.cancelRequestedAt ?? services.clock.now() };
  }
  if (answer.kind === 'refused') {
    await takeBackCancellation(services, storeId, request, answer.reason);
    return answer;
  }
  // A delivery that the service does not know has no courier either.
  const isOver =
    account !== null &&
    answer.kind === 'cancelled' &&
    (await hadEndedBefore(services, account, storeId, request, actor));
  if (isOver) return { kind: 'over' };
  await endAsCancelled(services, storeId, request, actor);
  return { kind: 'cancelled' };
}

/**
 * Reads missed reports of a delivery whose cancellation the service accepted. The courier may have delivered
 * the food before, and then no second courier must be sent.
 */
async function hadEndedBefore(
  services: CourierServices,
  account: CourierAccount,
  storeId: number,
  { requestId, orderId, key, endedAt }: StoredRequest,
  actor: Actor,
): Promise<boolean> {
  if (endedAt !== null) return false;
  const answer = await services.service.find(account, key);
  if (answer.kind === 'found')
    await applyUpdate(services, { storeId, orderId, requestId, actor }, answer.update);
  const now = await services.database.inStore(storeId, (tx) => findRequest(tx, requestId));
  return now?.status === 'finished';
}

async function endAsCancelled(
  services: CourierServices,
  storeId: number,
  { requestId, orderId, endedAt }: StoredRequest,
  actor: Actor,
): Promise<void> {
  if (endedAt !== null) {
    await services.database.inStore(storeId, async (tx) => {
      const held = await lockRequest(tx, requestId);
      if (held !== null) await updateRequest(tx, held, { nextAttemptAt: null });
    });
    return;
  }
  const update = ownUpdate({ type: 'cancelled', word: 'CANCELLED', at: services.clock.now() });
  await applyUpdate(services, { storeId, orderId, requestId, actor }, update);
}

async function takeBackCancellation(
  { changes }: CourierServices,
  storeId: number,
  { requestId, orderId }: StoredRequest,
  reason: string | null,
): Promise<void> {
  await changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    const held = await lockRequest(tx, requestId);
    if (held === null) return null;
    await updateRequest(tx, held, {
      cancelRequestedAt: null,
      note: reason ?? TEXTS.courierStays,
      attempts: 0,
      nextAttemptAt: held.endedAt === null ? now + SILENCE_MS : null,
    });
    return { order, happened: 'courier-news' };
  });
}
