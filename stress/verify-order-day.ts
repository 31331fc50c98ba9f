import { eventOfWord } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import type { Delivery } from '@comanda/courier-sim/src/delivery.ts';
import { afterReport } from '@comanda/domain/orders/courier/courier-events';
import {
  type CourierRequestState,
  type CourierRequestStatus,
  courierStatusOf,
} from '@comanda/domain/orders/orders/courier-request';
import type { StoreOrder } from './support/order-steps.ts';
import type { Street } from './support/street.ts';
import type { StressWorld } from './support/stress-world.ts';
import type { Side } from './support/talks.ts';
import { until } from './support/until.ts';

interface StoredMessage {
  store_id: number;
  order_id: string;
  message_no: number;
  text: string;
}

/**
 * Compares conversations. Each message is stored once, in the order of sending. The numbers have no gap, and
 * both sides show the content of the database.
 */
export async function verifyTalks(world: StressWorld, sides: readonly Side[]): Promise<string[]> {
  const messages = await world.rows<StoredMessage>(
    'select store_id, order_id, message_no, text from chat_messages order by store_id, order_id, message_no',
  );
  const byOrder = Map.groupBy(messages, (message) => `${message.store_id}-${message.order_id}`);
  const violations: string[] = [];
  for (const side of sides) {
    const name = `the conversation of order ${side.order.orderId} of store ${side.order.store.storeId}`;
    const stored = byOrder.get(`${side.order.store.storeId}-${side.order.orderId}`) ?? [];
    if (stored.some(({ message_no }, index) => message_no !== index + 1))
      violations.push(`${name} is not numbered 1..n`);
    const own = new Set(side.sent);
    const received = stored.map(({ text }) => text).filter((text) => own.has(text));
    if (received.join() !== side.sent.join())
      violations.push(`${name} has ${received.length} of ${side.sent.length} messages once and in order`);
    const shown = () => side.client.view().messages.map(({ text }) => text);
    const isEqual = () => shown().join() === stored.map(({ text }) => text).join();
    await until('a side shows it all', isEqual).catch(() =>
      violations.push(`${name}: ${side.name} shows messages ${numbersOf(side)} of ${stored.length}`),
    );
    if (side.client.view().unsent.length > 0) violations.push(`${name}: something is still unsent`);
  }
  return violations;
}

function numbersOf({ client }: Side): string {
  return client
    .view()
    .messages.map(({ number }) => number)
    .join();
}

interface StoredRequest {
  store_id: number;
  order_id: string;
  idempotency_key: string;
  status: CourierRequestStatus;
  is_cancelling: boolean;
  carried: string | null;
}

const REQUESTS = `
  select r.store_id, r.order_id, r.idempotency_key, r.status,
         r.cancel_asked_at is not null and r.ended_at is null as is_cancelling, o.courier_status as carried
    from courier_requests r join orders o using (store_id, order_id)
   order by r.store_id, r.order_id, r.request_id`;

/** Removes the waiting time of pending requests, until every request agrees with the service. */
export async function couriersSettled(
  world: StressWorld,
  street: Street,
  orders: readonly StoreOrder[],
): Promise<number> {
  return until('couriers are settled', async () => {
    const wrong = await courierViolations(world, street, orders);
    if (wrong.length === 0) return true;
    await world.rows('update courier_requests set next_attempt_at = now() where next_attempt_at > now()');
    // Waits long enough for one round of requests and its answers.
    await until('a round of questions', pause(1_500));
    return false;
  }).catch(() => Number.NaN);
}

function pause(ms: number): () => boolean {
  const over = performance.now() + ms;
  return () => performance.now() >= over;
}

/**
 * Compares couriers. No order has two couriers, no request is incomplete, and all have the status that the
 * service knows.
 */
export async function courierViolations(
  world: StressWorld,
  { sim }: Street,
  orders: readonly StoreOrder[],
): Promise<string[]> {
  const known = new Map(sim.deliveries.all.map((delivery) => [delivery.order.orderId, delivery]));
  const byOrder = Map.groupBy(
    await world.rows<StoredRequest>(REQUESTS),
    (row) => `${row.store_id}-${row.order_id}`,
  );
  return orders.flatMap(({ store, orderId }) => {
    const name = `order ${orderId} of store ${store.storeId}`;
    const requests = byOrder.get(`${store.storeId}-${orderId}`) ?? [];
    const keys = new Set(requests.map(({ idempotency_key }) => idempotency_key));
    const living = sim.deliveries.all.filter(
      (delivery) =>
        keys.has(delivery.order.orderId) && !['cancelled', 'rejected'].includes(statusAt(delivery)),
    );
    const violations = living.length > 1 ? [`${name} has ${living.length} couriers`] : [];
    for (const request of requests) {
      if (request.status === 'asking' || request.is_cancelling)
        violations.push(`${name}: a request is stuck`);
      const delivery = known.get(request.idempotency_key);
      // The service does not know a request that it refused, or that was cancelled before it arrived.
      const reported = delivery === undefined ? null : statusAt(delivery);
      const isSame =
        reported === null ? ['cancelled', 'rejected'].includes(request.status) : reported === request.status;
      if (!isSame)
        violations.push(`${name}: the request is ${request.status}, at the service it is ${reported}`);
    }
    const last = requests.at(-1);
    const isCarried =
      last === undefined ||
      last.carried === courierStatusOf(last.status) ||
      (last.carried === 'dropped' && courierStatusOf(last.status) === null);
    if (!isCarried) violations.push(`${name} carries courier ${last.carried}, its request is ${last.status}`);
    return violations;
  });
}

/** The status of a delivery according to all its events, including unreported ones. */
function statusAt({ courier, events }: Delivery): CourierRequestStatus {
  const person = { name: courier.name, vehicle: null, plate: null, phone: null };
  let state: CourierRequestState = { status: 'searching', person: null, isSentBack: false };
  for (const { type } of events) state = afterReport(state, { type: eventOfWord(type), person });
  return state.status;
}
