import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import {
  type RequestKey,
  type RequestTable,
  repeatRequests,
} from '../../../../platform/outside-requests/repeat-requests.ts';
import type { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { SYSTEM } from '../../orders/public.ts';
import type { CourierServices } from '../courier-services.ts';
import { restoreLinkCodes } from '../own/link-codes.writes.ts';
import { sendAnswer } from './answer-problem.ts';
import { applyUpdate } from './apply-update.ts';
import { callOff, requestCancellation } from './cancel-courier.ts';
import { findRequest, lockRequest, type StoredRequest, updateRequest } from './courier-requests.writes.ts';
import { GIVE_UP_MS, SILENCE_MS, STALE_MS } from './request-pace.ts';
import { accountOf, leaveWaiting, sendRequest } from './send-request.ts';

const REQUEST_TABLE: RequestTable = {
  table: 'courier_requests',
  key: 'request_id',
  longestWaitMs: SILENCE_MS,
};

/**
 * Repeats unanswered requests to services: courier requests, cancellations, and reads of deliveries without reports.
 * `stop` aborts requests in progress.
 */
export function startCourierJob(services: CourierServices): {
  rounds: readonly RepeatedWork[];
  stop(): Promise<void>;
} {
  const send = ({ storeId, id }: RequestKey) => repeatOne(services, storeId, id);
  const rounds = repeatRequests({ ...services, job: 'courier-requests', requests: REQUEST_TABLE, send });
  restoreLinkCodes(services.system, services.secret).catch((err: unknown) =>
    services.log.warn({ err }, 'codes of own couriers not restored; tried again at the next start'),
  );
  return {
    rounds: rounds.rounds,
    stop: () => {
      services.stopRequests();
      return rounds.stop();
    },
  };
}

async function repeatOne(services: CourierServices, storeId: number, requestId: number): Promise<void> {
  const { request, isForCancelled } = await services.database.inStore(storeId, async (tx) => {
    const found = await findRequest(tx, requestId);
    return { request: found, isForCancelled: found !== null && (await isOfCancelledOrder(tx, found)) };
  });
  if (request === null) return;
  if (request.endedAt !== null || request.cancelRequestedAt !== null) {
    await requestCancellation(services, storeId, request);
  } else if (request.problem !== null && request.problem.answer !== null && !request.problem.isAnswerTaken) {
    await sendAnswer(services, storeId, request);
  } else if (isUnwanted(request, isForCancelled, services.clock.now())) {
    await callOff(services, { storeId, actor: SYSTEM }, request);
  } else if (request.status === 'asking') await sendRequest(services, storeId, request, true);
  else await checkRequest(services, storeId, request);
}

/**
 * True when the courier is not wanted any more. The order may have been cancelled before a crashed server
 * could cancel the courier. A service that recovers late must not get requests of old orders.
 */
function isUnwanted({ status, requestedAt }: StoredRequest, isForCancelled: boolean, now: number): boolean {
  if (status === 'asking') return isForCancelled || now - requestedAt > STALE_MS;
  return isForCancelled && status !== 'with-delivery' && status !== 'returning';
}

async function isOfCancelledOrder(tx: Transaction, { orderId }: StoredRequest): Promise<boolean> {
  const order = await tx.maybeRow<{ status: string }>(sql`
    select status from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  return order?.status === 'cancelled';
}

async function checkRequest(
  services: CourierServices,
  storeId: number,
  request: StoredRequest,
): Promise<void> {
  const { orderId, requestId } = request;
  const isLongAgo = services.clock.now() - request.requestedAt > GIVE_UP_MS;
  const account = isLongAgo ? null : await accountOf(services, storeId);
  const answer = account === null ? null : await services.service.find(account, request.key);
  if (answer?.kind === 'found') {
    await applyUpdate(services, { storeId, orderId, requestId }, answer.update);
  } else if (answer?.kind === 'unknown') {
    await services.database.inStore(storeId, async (tx) => {
      const held = await lockRequest(tx, requestId);
      if (held?.endedAt !== null) return;
      await updateRequest(tx, held, { nextAttemptAt: services.clock.now() + SILENCE_MS });
    });
  } else await leaveWaiting(services, storeId, requestId);
}
