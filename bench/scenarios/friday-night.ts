import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { ReceivedEvents } from '../support/ears.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { openLoop } from '../support/open-loop.ts';
import { openSockets } from '../support/open-sockets.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const SOCKETS_EACH = 4;
const LAST_ARRIVALS_MS = 15_000;
/** In two of ten orders the customer writes; three of ten orders have a courier. */
const CHAT_OF_TEN = 2;
const COURIER_OF_TEN = 3;

/**
 * Measures a Friday night ("Sexta à noite"): orders arrive at fixed times, while customers write and couriers
 * move.
 */
export const fridayNight: Scenario = {
  name: 'friday-night',
  run: async (bench) => {
    return bench.withWorld({ name: 'friday_night' }, async (world) => {
      const count = bench.isQuick ? 100 : 500;
      const stores = await createRunningStores(world, count);
      const evening = await openEvening(world.url, stores);
      await evening.run({ perSecond: 30, seconds: 5 });
      const seconds = bench.isQuick ? 5 : 30;
      const figures: Figure[] = [];
      for (const perSecond of [60, 300]) figures.push(...(await evening.run({ perSecond, seconds })));
      evening.close();
      return {
        figures,
        notes: [
          `${count} stores, ${count * SOCKETS_EACH} sockets, ${seconds} s each. Every fifth order has a customer who writes once; ` +
            'three of ten are accepted, given to a courier of the store, picked up and delivered (five changes each), so that 300 orders/s ' +
            'are some 810 writing calls/s. Latency counts from the instant an order was due, or from the sending of a message, at every ' +
            'socket; the clients share the cores.',
        ],
      };
    });
  },
};

async function openEvening(url: string, stores: readonly RunningStore[]) {
  const http = createHttpClient(url);
  const received = stores.flatMap((_, store) =>
    Array.from({ length: SOCKETS_EACH }, () => new ReceivedEvents(store)),
  );
  const written = new Map<string, number>();
  const chatMs: number[] = [];
  const tokens = received.map(({ store }) => stores[store]?.operatorToken ?? '');
  const sockets = await openSockets(url, tokens, (socket, index) => {
    socket.on('pedido', (event: { seq: number; id: number }) => received[index]?.receive(event));
    socket.on('client-merchant-message', ({ message }: { message: { _id: string } }) => {
      const at = written.get(message._id);
      if (at !== undefined) chatMs.push(performance.now() - at);
    });
  });
  return {
    run: async (load: { perSecond: number; seconds: number }): Promise<Figure[]> => {
      for (const receivedEvents of received) receivedEvents.begin();
      chatMs.length = 0;
      written.clear();
      const dueAt = stores.map(() => new Map<number, number>());
      await openLoop(load, async (index, due) => {
        const at = index % stores.length;
        const store = stores[at];
        if (store === undefined) return;
        const { orderId, link } = await placeOrder(http, store);
        dueAt[at]?.set(orderId, due);
        if (index % 10 < CHAT_OF_TEN) await write(http, link, written);
        else if (index % 10 < CHAT_OF_TEN + COURIER_OF_TEN) await deliver(http, store, orderId);
      });
      const expected = written.size * SOCKETS_EACH;
      const isAllReceived = () =>
        chatMs.length >= expected &&
        received.every(
          (receivedEvents) => receivedEvents.arrivals.size >= (dueAt[receivedEvents.store]?.size ?? 0),
        );
      for (
        const until = performance.now() + LAST_ARRIVALS_MS;
        !isAllReceived() && performance.now() < until;
      ) {
        await delay(20);
      }
      return figuresOf(load.perSecond, received, dueAt, chatMs, expected);
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
      http.close();
    },
  };
}

/** Returns the body of a successful answer. Any other answer ends the run. */
async function accepted<Body>(answer: ReturnType<HttpClient['send']>): Promise<Body> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`a call was refused: ${status} ${text}`);
  return JSON.parse(text);
}

async function write(http: HttpClient, link: string, written: Map<string, number>): Promise<void> {
  const _id = randomUUID();
  written.set(_id, performance.now());
  await accepted(
    http.send(
      'POST',
      '/api/cliente/conversa',
      { 'x-pedido-link': link, 'x-forwarded-for': someAddress() },
      { message: { _id, text: 'Já saiu?' } },
    ),
  );
}

async function deliver(http: HttpClient, store: RunningStore, orderId: number): Promise<void> {
  const headers = { authorization: store.operatorToken, platform: 'merchantWebv1' };
  await accepted(http.send('PUT', `/api/orders/${orderId}`, headers, { new_status: 'PA' }));
  const requested = await accepted<{ externalDeliveryWithCode: string }>(
    http.send('POST', '/api/v2/delivery', headers, { id_pedido: orderId, external_provider: 'proprio' }),
  );
  const taken = await accepted<{ entrega: { token: string } }>(
    http.send(
      'POST',
      '/api/entregador/codigo',
      // Each call has another address, because the server limits attempts by address and there are many
      // couriers.
      { 'x-forwarded-for': someAddress() },
      { codigo: requested.externalDeliveryWithCode, nome: 'Zé', veiculo: 'Moto' },
    ),
  );
  for (const passo of ['peguei', 'entreguei']) {
    await accepted(http.send('POST', '/api/entregador/andamento', {}, { token: taken.entrega.token, passo }));
  }
}

const someByte = () => Math.floor(Math.random() * 250);
const someAddress = () => `10.${someByte()}.${someByte()}.${someByte()}`;

function figuresOf(
  perSecond: number,
  received: readonly ReceivedEvents[],
  dueAt: readonly Map<number, number>[],
  chatMs: readonly number[],
  expectedMessages: number,
): Figure[] {
  const orders: number[] = [];
  let lost = 0;
  for (const receivedEvents of received) {
    for (const [orderId, due] of dueAt[receivedEvents.store] ?? []) {
      const at = receivedEvents.arrivals.get(orderId);
      if (at === undefined) lost += 1;
      else orders.push(at - due);
    }
  }
  const outOfOrder = received.reduce((sum, receivedEvents) => sum + receivedEvents.outOfOrder, 0);
  const board = summarize(orders);
  const chat = summarize([...chatMs]);
  const figure = figuresOfBar('Fri');
  return [
    figure(`${perSecond}/s, order to panel's event, p50`, 'ms', board.p50, 10),
    figure(`${perSecond}/s, order to panel's event, p95`, 'ms', board.p95, 25),
    figure(`${perSecond}/s, order to panel's event, p99`, 'ms', board.p99, 50),
    figure(`${perSecond}/s, message to panel, p99`, 'ms', chat.p99, 50),
    figure(`${perSecond}/s, orders lost of ${orders.length + lost}`, '', lost, 0),
    figure(`${perSecond}/s, messages lost of ${expectedMessages}`, '', expectedMessages - chatMs.length, 0),
    figure(`${perSecond}/s, events out of order`, '', outOfOrder, 0),
  ];
}
