import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import pLimit from 'p-limit';
import type { Socket } from 'socket.io-client';
import type { Bench } from '../support/bench.ts';
import { figuresOfBar } from '../support/figure.ts';
import { openLoop } from '../support/open-loop.ts';
import { openSockets } from '../support/open-sockets.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const LAST_ARRIVALS_MS = 5_000;

/** One conversation, with the connections of both sides. */
interface Talk {
  conversationId: string;
  panel: Socket;
  customer: Socket;
}

interface Push {
  message: { _id: string };
}

/**
 * Measures P1 for conversations: from the planned time of a message, through the database, to the other
 * side's screen.
 */
export const chat: Scenario = {
  name: 'chat',
  run: async (bench) => {
    const stores = bench.isQuick ? 40 : 200;
    const rate = { perSecond: bench.isQuick ? 40 : 200, seconds: bench.isQuick ? 6 : 30 };
    const { latencies, sent, refused, doubled } = await measure(bench, stores, rate);
    const figure = figuresOfBar('chat');
    const { p50, p95, p99 } = summarize(latencies);
    return {
      figures: [
        figure('message to the other side, p50', 'ms', p50, null),
        figure('message to the other side, p95', 'ms', p95, null),
        figure('message to the other side, p99', 'ms', p99, 50),
        figure(`lost of ${sent} messages`, '', sent - refused - latencies.length, 0),
        figure('refused', '', refused, 0),
        figure('heard twice', '', doubled, 0),
      ],
      notes: [
        `${stores * 2} conversations of ${stores} stores, ${rate.perSecond} messages a second for ${rate.seconds} s, ` +
          'customer and store in turn. Latency counts from the instant a message was due to its push at the other side; ' +
          'before it, the message, the order and the event are committed. The clients share the cores.',
      ],
    };
  },
};

async function measure(bench: Bench, count: number, rate: { perSecond: number; seconds: number }) {
  return bench.withWorld({ name: 'chat' }, async (world) => {
    const stores = await createRunningStores(world, count);
    const dueAt = new Map<string, number>();
    const latencies: number[] = [];
    const received = new Set<string>();
    let doubled = 0;
    let refused = 0;
    const receive = ({ message }: Push) => {
      const due = dueAt.get(message._id);
      if (received.has(message._id)) doubled += 1;
      else if (due !== undefined) latencies.push(performance.now() - due);
      received.add(message._id);
    };
    const talks = await openTalks(world.url, stores, receive);
    const sendMessage = async (index: number, due: number) => {
      const talk = talks[index % talks.length];
      if (!talk) return;
      const message = { _id: randomUUID(), text: `Mensagem ${index}: o pedido já saiu?` };
      dueAt.set(message._id, due);
      const isCustomers = Math.floor(index / talks.length) % 2 === 0;
      const receipt: MessageReceipt = await (isCustomers
        ? talk.customer.emitWithAck('client-merchant-message', { message })
        : talk.panel.emitWithAck('merchant-client-message', {
            conversation_id: talk.conversationId,
            message,
          }));
      if (!receipt.status) refused += 1;
    };
    // Warms the process up, because compilation slows its first seconds.
    await openLoop({ perSecond: 50, seconds: 2 }, sendMessage);
    await delay(500);
    dueAt.clear();
    latencies.length = 0;
    refused = 0;
    await openLoop(rate, sendMessage);
    const sent = rate.perSecond * rate.seconds;
    for (
      const until = performance.now() + LAST_ARRIVALS_MS;
      latencies.length + refused < sent && performance.now() < until;
    ) {
      await delay(20);
    }
    for (const { panel, customer } of talks) for (const socket of [panel, customer]) socket.disconnect();
    return { latencies, sent, refused, doubled };
  });
}

/**
 * Opens two orders of each store, each with a customer's page. The one panel of the store follows both
 * orders.
 */
async function openTalks(
  url: string,
  stores: readonly RunningStore[],
  receive: (push: Push) => void,
): Promise<Talk[]> {
  const http = createHttpClient(url);
  const panels = await openSockets(
    url,
    stores.map(({ operatorToken }) => operatorToken),
    (socket) => socket.on('client-merchant-message', receive),
  );
  const orders = await pLimit(20).map(
    stores.flatMap((store, index) => [0, 1].map(() => ({ store, panel: panels[index] }))),
    async ({ store, panel }) => {
      const { orderId, link } = await placeOrder(http, store);
      return {
        panel,
        conversationId: `${store.storeId}-${orderId}`,
        token: link,
      };
    },
  );
  http.close();
  const customers = await openSockets(
    `${url}/cliente`,
    orders.map(({ token }) => token),
    (socket) => socket.on('merchant-client-message', receive),
  );
  return orders.flatMap(({ panel, conversationId }, index) => {
    const customer = customers[index];
    return panel && customer ? [{ panel, customer, conversationId }] : [];
  });
}
