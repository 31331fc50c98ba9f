import { setTimeout as delay } from 'node:timers/promises';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { HttpAnswer, HttpClient } from '@comanda/testkit/running/http-client';
import { type PlacedOrder, readPlacedOrder, sendOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { GIVE_UP_MS } from './until.ts';

/** An acknowledged order of a store. */
export interface StoreOrder extends PlacedOrder {
  store: RunningStore;
  externalId: string;
}

const RETRY_MS = 150;

/**
 * Repeats a request until `isFinal` accepts the answer, as a person or partner without an answer would do.
 * Throws after {@link GIVE_UP_MS}.
 */
export async function requestUntil(
  what: string,
  request: () => Promise<HttpAnswer>,
  isFinal: (answer: HttpAnswer) => boolean,
): Promise<HttpAnswer> {
  for (const until = performance.now() + GIVE_UP_MS; ; ) {
    const answer = await request().catch(() => null);
    if (answer !== null && isFinal(answer)) return answer;
    if (performance.now() > until)
      throw new Error(`${what}: ${answer === null ? 'no answer' : `${answer.status} ${answer.text}`}`);
    await delay(RETRY_MS);
  }
}

const isConfirmed = ({ status }: HttpAnswer) => status < 300;

/** Places a delivery order. Sends it until it is acknowledged. */
export async function placeUntilAcknowledged(http: HttpClient, store: RunningStore): Promise<StoreOrder> {
  const document = anOpenDeliveryOrder();
  const answer = await requestUntil(
    'an order is placed',
    () => sendOrder(http, store, document),
    isConfirmed,
  );
  return { ...readPlacedOrder(answer), store, externalId: document.id };
}

/** Sends one change of an order's status. Returns any answer. */
export function changeStatus(
  http: HttpClient,
  { store, orderId }: StoreOrder,
  input: Record<string, string>,
  token: string = store.operatorToken,
): Promise<HttpAnswer> {
  return http.send('PUT', `/api/orders/${orderId}`, { authorization: token }, input);
}

/** Accepts an order. Repeats the request until it succeeds. */
export async function acceptOrder(http: HttpClient, order: StoreOrder): Promise<void> {
  await requestUntil(
    'an order is accepted',
    () => changeStatus(http, order, { new_status: 'PA' }),
    isConfirmed,
  );
}

/** Calls a courier of the service once. The service has this area in every test. */
export function callCourier(
  http: HttpClient,
  { store, orderId }: StoreOrder,
  token: string = store.operatorToken,
): Promise<HttpAnswer> {
  const input = { id_pedido: orderId, coverage_area_id: 1, price: 8.9 };
  return http.send('POST', '/api/v2/delivery', { authorization: token }, input);
}

/** The field `motivo` of a refusal. Empty for any other answer. */
export function refusalOf({ text }: HttpAnswer): string {
  const body: { motivo?: string } = JSON.parse(text);
  return body.motivo ?? '';
}
