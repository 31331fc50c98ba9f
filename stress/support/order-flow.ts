import { setTimeout as delay } from 'node:timers/promises';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { HttpAnswer, HttpClient } from '@comanda/testkit/running/http-client';
import { sendOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { AcknowledgedOrders } from './acknowledged-orders.ts';
import { GIVE_UP_MS } from './until.ts';

/** A flow of orders that continues in every state of the server. */
export interface OrderFlow {
  /** Times of all acknowledgements so far, in order, as performance time. */
  readonly yesesAt: readonly number[];
  /** Refusals other than a correct "come back later", one sentence each. */
  readonly improperRefusals: readonly string[];
  /** Number of 503 answers with a Retry-After. */
  properRefusals(): number;
  /** Sends no new orders, and waits until the current orders are acknowledged. */
  stop(): Promise<void>;
  /** Stops sending without waiting, because the run has already failed. */
  abandon(): void;
}

const RETRY_MS = 40;

/**
 * Starts `customers` customers, who order one order after another at any store. Each repeats the same order
 * id until it is acknowledged. Together they send at most `perSecond` orders per second.
 */
export function startOrderFlow(options: {
  http: HttpClient;
  stores: readonly RunningStore[];
  customers: number;
  perSecond: number;
  acknowledged: AcknowledgedOrders;
}): OrderFlow {
  const { http, stores, customers, acknowledged } = options;
  const pauseMs = (customers * 1000) / options.perSecond;
  const yesesAt: number[] = [];
  const improperRefusals: string[] = [];
  let properRefusals = 0;
  let isStopping = false;
  let isAbandoned = false;
  let placed = 0;

  const judge = ({ status, headers, text }: HttpAnswer) => {
    if (status === 503 && headers['retry-after'] !== undefined) properRefusals += 1;
    else improperRefusals.push(`${status} ${text.slice(0, 200)}`);
  };
  const order = async () => {
    const store = stores[placed % stores.length];
    placed += 1;
    if (store === undefined) throw new Error('there are no stores');
    const document = anOpenDeliveryOrder();
    for (const until = performance.now() + GIVE_UP_MS; ; ) {
      const answer = await sendOrder(http, store, document)
        // Without an answer, the customer cannot know the result, and sends the order again.
        .catch(() => null);
      if (answer !== null && answer.status < 300) {
        acknowledged.add(store.storeId, document.id);
        yesesAt.push(performance.now());
        return;
      }
      if (answer !== null) judge(answer);
      if (isAbandoned) return;
      if (performance.now() > until) throw new Error(`order ${document.id} was never acknowledged`);
      await delay(RETRY_MS);
    }
  };
  const customer = async (index: number) => {
    for (let next = performance.now() + (pauseMs * index) / customers; !isStopping; next += pauseMs) {
      const waitMs = next - performance.now();
      if (waitMs > 0) await delay(waitMs);
      else next = performance.now();
      await order();
    }
  };
  const running = Promise.all(Array.from({ length: customers }, (_, index) => customer(index)));
  running.catch(() => undefined);
  return {
    yesesAt,
    improperRefusals,
    properRefusals: () => properRefusals,
    stop: async () => {
      isStopping = true;
      await running;
    },
    abandon: () => {
      isStopping = true;
      isAbandoned = true;
    },
  };
}
