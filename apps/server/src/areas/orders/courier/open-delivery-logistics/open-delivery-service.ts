import {
  availabilityWire,
  deliveryDetailsWire,
  deliveryResponseWire,
  eventOfWord,
  LOGISTICS_PATHS,
  problemWire,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { ACTION_WORDS } from '@comanda/contract/orders/orders/courier-problem.wire';
import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import type { ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import type { Answer, Found } from '../../../../platform/outside-requests/request-once.ts';
import type {
  CancelAnswer,
  CourierAccount,
  CourierService,
  DeliveryRequest,
  DeliveryUpdate,
  ProblemTaken,
} from '../courier-service.ts';
import { AccessTokens } from './access-tokens.ts';
import { Circuit } from './circuit.ts';
import { deliveryDocument } from './delivery-document.ts';
import { quoteOf } from './read-quote.ts';
import { updateOfDetails } from './read-updates.ts';
import type { SendRequest, ServiceAnswer } from './send-request.ts';

const NO_ENTRY = 'o serviço não reconheceu a conta da loja';

/** True when the service refused the request, so a retry would not help. */
function isRefusal({ status }: ServiceAnswer): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
}

function reasonOf({ body }: ServiceAnswer): string | null {
  const problem = z.safeParse(problemWire, body);
  return problem.success ? problem.data.detail || problem.data.title || null : null;
}

/** A logistics service with the Open Delivery v1.7 API. */
export function createOpenDeliveryService(clock: Clock, send: SendRequest): CourierService {
  const tokens = new AccessTokens(clock, send);
  const sendTo = createSend(tokens, new Circuit(clock), send);
  return {
    authorise: async (account) => {
      const entry = await tokens.get(account);
      if (entry.kind !== 'token') return null;
      return { expiresInSeconds: Math.max(0, Math.floor((entry.expiresAt - clock.now()) / 1000)) };
    },
    request: (account, input) => request(sendTo, account, input, clock.now()),
    cancel: (account, key) => cancel(sendTo, account, key),
    find: (account, key) => findDelivery(sendTo, account, key),
    quote: (account, input) => quote(sendTo, account, input, clock.now()),
    solveProblem: (account, key, answer) => solveProblem(sendTo, account, key, answer),
  };
}

/**
 * Sends a request. Returns 'no-entry' when the service refused the account's credentials, so that nothing was
 * sent.
 */
type Send = (
  account: CourierAccount,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<ServiceAnswer | 'no-entry'>;

function createSend(tokens: AccessTokens, circuit: Circuit, send: SendRequest): Send {
  return async (account, method, path, body) => {
    if (circuit.isOpen(account.baseUrl)) return { status: 0, body: null };
    for (const isLast of [false, true]) {
      const entry = await tokens.get(account);
      circuit.note(account.baseUrl, entry.kind !== 'unanswered');
      if (entry.kind === 'refused') return 'no-entry';
      if (entry.kind === 'unanswered') return { status: 0, body: null };
      const answer = await send({
        method,
        url: `${account.baseUrl}${path}`,
        headers: {
          authorization: `Bearer ${entry.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      circuit.note(account.baseUrl, answer.status > 0 && answer.status < 500);
      if (answer.status !== 401) return answer;
      tokens.forget(account);
      if (isLast) return 'no-entry';
    }
    return 'no-entry';
  };
}

async function findDelivery(
  send: Send,
  account: CourierAccount,
  key: string,
): Promise<Found<DeliveryUpdate>> {
  const answer = await send(account, 'GET', LOGISTICS_PATHS.deliveryOf(key));
  if (answer === 'no-entry') return { kind: 'unanswered' };
  if (answer.status === 404) return { kind: 'unknown' };
  const read = z.safeParse(deliveryDetailsWire, answer.body);
  if (answer.status !== 200 || !read.success) return { kind: 'unanswered' };
  return { kind: 'found', update: updateOfDetails(read.data) };
}

async function request(
  send: Send,
  account: CourierAccount,
  input: DeliveryRequest,
  now: number,
): Promise<Answer<DeliveryUpdate>> {
  const document = deliveryDocument(account, input, now);
  const answer = await send(account, 'POST', LOGISTICS_PATHS.delivery, document);
  if (answer === 'no-entry') return { kind: 'refused', reason: NO_ENTRY };
  if (isRefusal(answer)) return { kind: 'refused', reason: reasonOf(answer) };
  const read = z.safeParse(deliveryResponseWire, answer.body);
  if (answer.status < 200 || answer.status > 299 || !read.success) return { kind: 'unanswered' };
  const { deliveryId, event } = read.data;
  const report = { type: eventOfWord(event), word: event, at: now, person: null, note: null };
  return { kind: 'taken', update: { deliveryId, reports: [report], trackingUrl: null, problem: null } };
}

async function cancel(send: Send, account: CourierAccount, key: string): Promise<CancelAnswer> {
  const answer = await send(account, 'POST', LOGISTICS_PATHS.cancel(key), { reason: 'OTHER' });
  if (answer === 'no-entry') return { kind: 'unanswered' };
  if (answer.status === 404) return { kind: 'unknown' };
  if (isRefusal(answer)) return { kind: 'refused', reason: reasonOf(answer) };
  return answer.status >= 200 && answer.status <= 299 ? { kind: 'cancelled' } : { kind: 'unanswered' };
}

async function quote(
  send: Send,
  account: CourierAccount,
  input: DeliveryRequest,
  now: number,
): Promise<CourierQuote> {
  const {
    orderId: _id,
    orderDisplayId: _code,
    customerName: _name,
    customerPhone: _phone,
    payments,
    ...way
  } = deliveryDocument(account, input, now);
  const document = { ...way, onlinePayment: payments.method === 'ONLINE' };
  const answer = await send(account, 'POST', LOGISTICS_PATHS.availability, document);
  // Price quotes are optional in the standard. A service without quotes still accepts courier requests.
  if (answer === 'no-entry' || [404, 405, 501].includes(answer.status)) return { kind: 'unknown' };
  if (answer.status === 422) return { kind: 'refused', reason: reasonOf(answer) };
  const read = z.safeParse(availabilityWire, answer.body);
  return answer.status === 200 && read.success ? quoteOf(read.data) : { kind: 'unknown' };
}

async function solveProblem(
  send: Send,
  account: CourierAccount,
  key: string,
  { reason, action }: { reason: string; action: ProblemAction },
): Promise<ProblemTaken> {
  const body = { reason, action: ACTION_WORDS[action] };
  const answer = await send(account, 'POST', LOGISTICS_PATHS.handleProblem(key), body);
  if (answer === 'no-entry') return { kind: 'unanswered' };
  if (isRefusal(answer)) return { kind: 'refused', reason: answer.status === 404 ? null : reasonOf(answer) };
  return answer.status >= 200 && answer.status <= 299 ? { kind: 'taken' } : { kind: 'unanswered' };
}
