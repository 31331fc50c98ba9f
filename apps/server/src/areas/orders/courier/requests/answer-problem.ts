import type { ProblemAnswer } from '@comanda/contract/orders/orders/courier-problem.wire';
import {
  actionsFor,
  type DeliveryProblem,
  type ProblemAction,
} from '@comanda/domain/orders/orders/delivery-problem';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { REQUEST_LEASE_MS } from '../../../../platform/outside-requests/repeat-requests.ts';
import { type Actor, SYSTEM } from '../../orders/public.ts';
import type { ProblemTaken } from '../courier-service.ts';
import type { CourierServices } from '../courier-services.ts';
import { PROBLEM_ACTION_TEXTS, TEXTS } from '../texts.ts';
import { findRequest, lockRequest, type StoredRequest, updateRequest } from './courier-requests.writes.ts';
import { SILENCE_MS } from './request-pace.ts';
import { accountOf, leaveWaiting } from './send-request.ts';

/**
 * Sends the store's answer to a delivery problem. The answer is committed before the service is called, and
 * sent again if the service's response is lost. Returns a text for the user. Throws
 * `courier.request-not-found`, `courier.no-problem`, `courier.problem-answered` and
 * `courier.problem-refused`.
 */
export async function answerProblem(
  services: CourierServices,
  { storeId, actor }: { storeId: number; actor: Actor },
  answer: ProblemAnswer,
): Promise<string> {
  const request = await services.database.inStore(storeId, (tx) => findRequest(tx, answer.requestId));
  if (request === null) throw new AppError('courier.request-not-found');
  let stored: StoredRequest = request;
  const which = { storeId, orderId: request.orderId, actor };
  await services.changes.change(which, async (order, tx, now) => {
    const held = await lockRequest(tx, request.requestId);
    const problem = openProblem(held, answer);
    if (held === null || problem.answer === answer.action) {
      stored = held ?? stored;
      return null;
    }
    stored = await updateRequest(tx, held, {
      problem: { ...problem, answer: answer.action, isAnswerTaken: false },
      attempts: 1,
      nextAttemptAt: now + REQUEST_LEASE_MS,
    });
    return {
      order: { ...order, awaitsCourierAnswer: false },
      happened: 'courier-problem-answered',
      note: PROBLEM_ACTION_TEXTS[answer.action],
    };
  });
  if (stored.problem?.isAnswerTaken) return TEXTS.problemAnswered;
  const taken = await sendAnswer(services, storeId, stored);
  if (taken.kind === 'refused') {
    throw new AppError('courier.problem-refused', {
      detail: taken.reason === null ? TEXTS.answerElsewhere : `${taken.reason}.`,
    });
  }
  return taken.kind === 'taken' ? TEXTS.problemAnswered : TEXTS.answerUnderWay;
}

/** Returns the problem that the user saw. Throws if this answer is not possible any more. */
function openProblem(request: StoredRequest | null, { problemAt, action }: ProblemAnswer): DeliveryProblem {
  const problem = request?.problem ?? null;
  const isOpen = request?.endedAt === null && problem?.needsStore === true && problem.at === problemAt;
  if (problem === null || !isOpen || !actionsFor(problem).includes(action))
    throw new AppError('courier.no-problem');
  if (problem.answer !== null && problem.answer !== action) throw new AppError('courier.problem-answered');
  return problem;
}

/** Sends a saved answer to the service and saves the result. After a refusal the store must choose another answer. */
export async function sendAnswer(
  services: CourierServices,
  storeId: number,
  request: StoredRequest,
): Promise<ProblemTaken> {
  const { problem, key, requestId } = request;
  if (problem?.answer == null) return { kind: 'taken' };
  const reported = { reason: problem.reason, action: problem.answer };
  const account = await accountOf(services, storeId);
  const taken = account
    ? await services.service.solveProblem(account, key, reported)
    : { kind: 'unanswered' as const };
  if (taken.kind === 'unanswered') await leaveWaiting(services, storeId, requestId);
  else await saveOutcome(services, storeId, request, reported.action, taken);
  return taken;
}

async function saveOutcome(
  services: CourierServices,
  storeId: number,
  { requestId, orderId }: StoredRequest,
  action: ProblemAction,
  { kind }: ProblemTaken,
): Promise<void> {
  await services.changes.change({ storeId, orderId, actor: SYSTEM }, async (order, tx, now) => {
    const held = await lockRequest(tx, requestId);
    // Meanwhile the delivery may have ended, or have another problem.
    if (held === null || held.endedAt !== null || held.problem?.answer !== action) return null;
    const isTaken = kind === 'taken';
    await updateRequest(tx, held, {
      problem: { ...held.problem, answer: isTaken ? action : null, isAnswerTaken: isTaken },
      attempts: 0,
      nextAttemptAt: now + SILENCE_MS,
    });
    return { order: { ...order, awaitsCourierAnswer: !isTaken }, happened: 'courier-news' };
  });
}
