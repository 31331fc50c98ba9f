import { setTimeout as delay } from 'node:timers/promises';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import { CUSTOMER_NAMESPACE } from '@comanda/contract/orders/chat/chat-events';
import pLimit from 'p-limit';
import { io, type Socket } from 'socket.io-client';
import { atMost, type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import { acceptOrder, placeUntilAcknowledged, type StoreOrder } from '../support/order-steps.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { openPanels } from '../support/with-followed-flow.ts';

const OTHERS = 24;
/** Milliseconds between two messages of the other customers, who write at a human pace. */
const OTHERS_EVERY_MS = 2_500;
/**
 * Messages that a customer may send at once; after that, one message every two seconds. The flood must not
 * get more.
 */
const BURST = 10;
const PER_SECOND = 0.5;
/** Codes of refusals: too many messages, or too many unanswered messages on one connection. */
const LIMITS: ReadonlySet<string> = new Set(['chat.too-many', 'server.busy']);

/**
 * One customer sends `perSecond` messages for `forMs` while others write at a human pace. The limits refuse
 * the excess, acknowledged messages are stored once, and the others see almost no delay.
 */
export async function chatFlood(
  world: StressWorld,
  options: { forMs: number; perSecond: number },
): Promise<FaultReport> {
  const { forMs, perSecond } = options;
  const acknowledged = openAcknowledgedOrders(world);
  const panels = openPanels(world, { patience: 'short' });
  const orders = await pLimit(4).map(Array.from({ length: OTHERS + 1 }), async (_, index) => {
    const store = world.stores[index % world.stores.length];
    if (store === undefined) throw new Error('there are no stores');
    const order = await placeUntilAcknowledged(world.http, store);
    acknowledged.add(store.storeId, order.externalId);
    await acceptOrder(world.http, order);
    return order;
  });
  const sockets = orders.map((order) => openPage(world.url, order));
  const [flooder, ...others] = sockets;
  if (flooder === undefined) throw new Error('nobody floods');
  const stored = new Map<string, string>();
  try {
    await until('everybody is there', () => sockets.every(({ connected }) => connected));
    const calm = await talkFor(others, forMs / 3, stored);
    const startedAt = performance.now();
    const flooding = flood(flooder, { forMs, perSecond }, stored);
    const meanwhile = await talkFor(others, forMs, stored);
    const receipts = await flooding;
    // Measured, because an overloaded machine takes longer than planned.
    const tookMs = performance.now() - startedAt;
    const refused = receipts.filter((receipt) => !receipt.status);
    const wrong = refused.filter(
      (receipt) => receipt.status || !LIMITS.has(receipt.motivo) || receipt.tente_em === undefined,
    );
    const allowed = Math.ceil(BURST + PER_SECOND * (tookMs / 1000 + 1));
    const taken = receipts.length - refused.length;
    return {
      lines: [
        fact(`flood of ${perSecond} messages a second: sent`, receipts.length),
        fact('flood: refused, with when to try again', refused.length),
        atMost('flood: taken', taken, allowed, ''),
        fact('flood: messages of others, p99 without it, ms', Math.round(percentile99(calm) * 10) / 10),
        atMost('flood: messages of others, p99', percentile99(meanwhile), 50, 'ms'),
      ],
      violations: [
        ...(taken > allowed ? [`flood: ${taken} messages were taken`] : []),
        ...wrong.map((receipt) => `flood: refused with ${JSON.stringify(receipt)}`),
        ...(await lostOrDoubled(world, stored)),
        ...(await verifyWorld(world, acknowledged, panels)),
      ],
    };
  } finally {
    for (const socket of sockets) socket.disconnect();
    for (const panel of panels) panel.close();
    acknowledged.close();
  }
}

function openPage(url: string, { link }: StoreOrder): Socket {
  return io(`${url}${CUSTOMER_NAMESPACE}`, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token: link },
  });
}

async function sendMessage(socket: Socket, stored: Map<string, string>): Promise<MessageReceipt> {
  const _id = crypto.randomUUID();
  const receipt: MessageReceipt = await socket
    .timeout(30_000)
    .emitWithAck('client-merchant-message', { message: { _id, text: `diz ${_id}` } });
  if (receipt.status) stored.set(_id, receipt.message.text);
  return receipt;
}

/** Sends messages from all sockets in turn. Returns the milliseconds until each receipt. */
async function talkFor(
  sockets: readonly Socket[],
  forMs: number,
  stored: Map<string, string>,
): Promise<number[]> {
  const times: number[] = [];
  const over = performance.now() + forMs;
  await Promise.all(
    sockets.map(async (socket, index) => {
      await delay((OTHERS_EVERY_MS * index) / sockets.length);
      while (performance.now() < over) {
        const startedAt = performance.now();
        await sendMessage(socket, stored);
        times.push(performance.now() - startedAt);
        await delay(OTHERS_EVERY_MS);
      }
    }),
  );
  return times;
}

async function flood(
  socket: Socket,
  { forMs, perSecond }: { forMs: number; perSecond: number },
  stored: Map<string, string>,
): Promise<MessageReceipt[]> {
  const receipts: Promise<MessageReceipt>[] = [];
  const startedAt = performance.now();
  for (let next = startedAt; next - startedAt < forMs; next += 1000 / perSecond) {
    await delay(Math.max(0, next - performance.now()));
    receipts.push(sendMessage(socket, stored));
  }
  return Promise.all(receipts);
}

async function lostOrDoubled(world: StressWorld, stored: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await world.rows<{ message_id: string; times: number }>(
    `select message_id, count(*)::integer as times from chat_messages where text like 'diz %' group by message_id`,
  );
  const times = new Map(rows.map((row) => [row.message_id, row.times]));
  return [
    ...[...stored.keys()]
      .filter((id) => times.get(id) !== 1)
      .map((id) => `flood: message ${id} is kept ${times.get(id) ?? 0} times`),
    ...(times.size === stored.size
      ? []
      : [`flood: ${times.size} messages are kept, ${stored.size} were acknowledged`]),
  ];
}

function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
