import { afterCourier } from '@comanda/domain/orders/courier/courier-effects';
import { afterReport, type CourierEventType } from '@comanda/domain/orders/courier/courier-events';
import {
  type CourierRequestState,
  type CourierRequestStatus,
  courierStatusOf,
  hasEnded,
} from '@comanda/domain/orders/orders/courier-request';
import { afterProblem, awaitsStore } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isComingBack } from '@comanda/domain/orders/orders/order-status';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Actor, courierActor, type NextOrder } from '../../orders/public.ts';
import type { DeliveryUpdate, TimedReport } from '../courier-service.ts';
import type { CourierServices } from '../courier-services.ts';
import { releaseLinkCode } from '../own/link-codes.writes.ts';
import {
  insertEvent,
  lockRequest,
  type RequestChange,
  type StoredRequest,
  updateRequest,
} from './courier-requests.writes.ts';
import { SILENCE_MS } from './request-pace.ts';

/** Pause before the cancellation is sent again to a service that continues a cancelled delivery. */
const CALL_OFF_AGAIN_MS = 1_000;

/** Makes a report about a step that this server decided, not the courier service. */
export function ownUpdate(
  step: Pick<TimedReport, 'type' | 'word' | 'at'> & Partial<TimedReport>,
): DeliveryUpdate {
  const report = { person: null, note: null, ...step };
  return { deliveryId: '', reports: [report], trackingUrl: null, problem: null };
}

interface WhichRequest {
  storeId: number;
  orderId: number;
  requestId: number;
  actor?: Actor;
  /** If set, the reports are ignored unless the request has this status. */
  onlyWhile?: CourierRequestStatus;
}

/**
 * Applies reports about a delivery. The request, its steps and the order change in one transaction. Repeated,
 * late or unknown reports change nothing. Returns false when the request is missing or does not have the
 * status `onlyWhile`.
 */
export async function applyUpdate(
  { changes }: Pick<CourierServices, 'changes'>,
  { storeId, orderId, requestId, actor, onlyWhile }: WhichRequest,
  update: DeliveryUpdate,
): Promise<boolean> {
  let isTaken = false;
  const name = update.reports.findLast(({ person }) => person !== null)?.person?.name ?? null;
  await changes.change({ storeId, orderId, actor: actor ?? courierActor(name) }, async (order, tx, now) => {
    const request = await lockRequest(tx, requestId);
    if (request === null || request.status !== (onlyWhile ?? request.status)) return null;
    isTaken = true;
    const after = await takeReports(tx, request, update, now);
    return effectOn(order, request, after, now);
  });
  return isTaken;
}

async function takeReports(
  tx: Transaction,
  before: StoredRequest,
  update: DeliveryUpdate,
  now: number,
): Promise<StoredRequest> {
  let state: CourierRequestState = {
    status: before.status,
    person: before.person,
    isSentBack: before.problem?.answer === 'return-to-store',
  };
  let { note } = before;
  for (const report of update.reports) {
    const next = afterReport(state, report);
    const moved = courierStatusOf(next.status) !== courierStatusOf(state.status);
    await insertEvent(tx, {
      requestId: before.requestId,
      word: report.word,
      status: moved ? next.status : null,
      person: next.person,
      happenedAt: report.at,
      receivedAt: now,
    });
    if (next.status !== state.status && report.note !== null) note = report.note;
    state = next;
  }
  if (before.endedAt !== null) return callOffAgain(tx, before, update, now);
  const ends = hasEnded(state.status);
  if (ends && before.linkCode !== null) await releaseLinkCode(tx, before.requestId);
  return updateRequest(tx, before, {
    status: state.status,
    person: state.person,
    ...endOrWait(before, ends, now),
    note,
    problem: afterProblem(before.problem, update.problem),
    deliveryId: before.deliveryId ?? (update.deliveryId || null),
    trackingUrl: update.trackingUrl ?? before.trackingUrl,
    answeredAt: now,
    attempts: 0,
  });
}

/**
 * Ends the courier request, or schedules the next call to the service: a retry of the cancellation, or a
 * read. Own couriers have no service.
 */
function endOrWait(
  { kind, cancelRequestedAt }: StoredRequest,
  ends: boolean,
  now: number,
): Pick<RequestChange, 'endedAt' | 'nextAttemptAt'> {
  if (ends) return { endedAt: now, nextAttemptAt: null };
  if (kind === 'own') return { nextAttemptAt: null };
  return { nextAttemptAt: now + (cancelRequestedAt === null ? SILENCE_MS : CALL_OFF_AGAIN_MS) };
}

/**
 * Schedules another cancellation when the service continues a request that the store has cancelled. The time
 * of the report does not show whether the service knew of the cancellation: its clock may differ. A second
 * cancellation has no further effect.
 */
async function callOffAgain(
  tx: Transaction,
  request: StoredRequest,
  update: DeliveryUpdate,
  now: number,
): Promise<StoredRequest> {
  const isShown = (...types: (CourierEventType | null)[]) =>
    update.reports.some(({ type }) => types.includes(type));
  const goesOn = isShown('pending', 'accepted', 'pickup-ongoing') && !isShown('cancelled', 'rejected');
  if (request.kind !== 'service' || request.status !== 'cancelled' || !goesOn) return request;
  return updateRequest(tx, request, {
    deliveryId: request.deliveryId ?? update.deliveryId,
    attempts: 0,
    nextAttemptAt: now + CALL_OFF_AGAIN_MS,
  });
}

/**
 * Computes how the order changes after its courier request changed. A change of the request alone also makes
 * an order event, so that panels fetch it.
 */
function effectOn(
  order: OrderCard,
  before: StoredRequest,
  after: StoredRequest,
  now: number,
): NextOrder | null {
  const effect = after.status === before.status ? null : afterCourier(order, after, now);
  const isRequested = after.endedAt === null && awaitsStore(after.problem);
  const problem = after.problem?.at === before.problem?.at ? null : after.problem;
  if (effect !== null) {
    const awaitsCourierAnswer = isRequested || comesBackByItself(effect.order, before);
    const note = [noteFor(after), problem?.words].filter(Boolean).join(' · ') || null;
    return { ...effect, order: { ...effect.order, awaitsCourierAnswer }, note };
  }
  // The store must answer while food comes back, until a user acknowledges the return.
  const awaitsCourierAnswer = isRequested || (order.awaitsCourierAnswer && isComingBack(order));
  if (problem !== null) {
    return { order: { ...order, awaitsCourierAnswer }, happened: 'courier-problem', note: problem.words };
  }
  const isNotable =
    awaitsCourierAnswer !== order.awaitsCourierAnswer ||
    after.status !== before.status ||
    after.note !== before.note ||
    after.trackingUrl !== before.trackingUrl ||
    JSON.stringify(after.person) !== JSON.stringify(before.person);
  return isNotable ? { order: { ...order, awaitsCourierAnswer }, happened: 'courier-news' } : null;
}

/** True when the courier returns the food although the store did not request this. */
function comesBackByItself(
  order: OrderCard,
  { problem, cancelRequestedAt }: Pick<StoredRequest, 'problem' | 'cancelRequestedAt'>,
): boolean {
  if (order.status !== 'sent' || !isComingBack(order)) return false;
  if (order.courierStatus === 'returning') return problem?.answer !== 'return-to-store';
  if (order.courierStatus === 'dropped') return cancelRequestedAt === null;
  return true;
}

function noteFor({ status, note, person }: StoredRequest): string | null {
  if (status === 'rejected' || status === 'cancelled') return note;
  return status === 'waiting-collect' ? (person?.name ?? null) : null;
}
