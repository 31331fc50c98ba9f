import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { ReceivedEvents } from './ears.ts';
import { openLoop } from './open-loop.ts';
import { openSockets } from './open-sockets.ts';
import { type Summary, summarize } from './statistics.ts';

export const SOCKETS_EACH = 4;
const LAST_ARRIVALS_MS = 10_000;

/** Addresses that get orders, and those of panels, in turn. */
interface Servers {
  orders: readonly string[];
  panels: readonly string[];
}

/** The data of a store for the load: its key for orders, and its token for panels. */
interface Outlet {
  key: string;
  token: string;
}

interface SeenEvent {
  seq: number;
  id: number;
}

export interface BoardLoad {
  perSecond: number;
  seconds: number;
}

export interface BoardOutcome {
  /** From the instant an order was due to its event at each socket, ms. */
  latency: Summary;
  lost: number;
  duplicated: number;
  outOfOrder: number;
}

/** Sends orders to the stores in turn, and listens at {@link SOCKETS_EACH} panels of each store. */
export async function measureBoards(
  { orders, panels }: Servers,
  outlets: readonly Outlet[],
  loads: readonly BoardLoad[],
): Promise<BoardOutcome[]> {
  const clients = orders.map((url) => createHttpClient(url));
  const readers = new Map<string, HttpClient>();
  const createReader = (url: string) => {
    const reader = readers.get(url) ?? createHttpClient(url);
    readers.set(url, reader);
    return reader;
  };
  const received = outlets.flatMap((_, store) =>
    Array.from({ length: SOCKETS_EACH }, () => new ReceivedEvents(store)),
  );
  const tokens = received.map((receivedEvents) => outlets[receivedEvents.store]?.token ?? '');
  const sockets = await openSockets(panels, tokens, (socket, index) => {
    const ears = received[index];
    const panelUrl = panels[index % panels.length];
    if (ears === undefined || panelUrl === undefined) return;
    socket.on('pedido', (event: SeenEvent) => ears.receive(event));
    // Another server sends only the number, and a panel then reads the events.
    const read = readerOf(createReader(panelUrl), tokens[index] ?? '', ears);
    socket.on('pedido-seq', ({ seq }: { seq: number }) => void read(seq));
  });
  try {
    const outcomes: BoardOutcome[] = [];
    // The first seconds of a process are slow because of compilation, and no kitchen opens with a rush.
    await run(clients, outlets, received, { perSecond: 100, seconds: 3 });
    for (const load of loads) outcomes.push(await run(clients, outlets, received, load));
    return outcomes;
  } finally {
    for (const socket of sockets) socket.disconnect();
    for (const client of [...clients, ...readers.values()]) client.close();
  }
}

/** Reads the events after the last known one up to a number, like a panel. */
function readerOf(
  http: HttpClient,
  authorization: string,
  ears: ReceivedEvents,
): (seq: number) => Promise<void> {
  let isReading = false;
  let wanted = 0;
  return async (seq) => {
    wanted = Math.max(wanted, seq);
    if (isReading) return;
    isReading = true;
    try {
      while (wanted > ears.lastSeq) {
        const path = `/api/pedidos/eventos?desde=${ears.lastSeq}&ao_menos=${wanted}`;
        const { text } = await http.send('GET', path, { authorization });
        const { eventos }: { eventos: SeenEvent[] } = JSON.parse(text);
        for (const event of eventos) if (event.seq > ears.lastSeq) ears.receive(event);
      }
    } finally {
      isReading = false;
    }
  };
}

async function run(
  clients: readonly HttpClient[],
  outlets: readonly Outlet[],
  received: readonly ReceivedEvents[],
  load: BoardLoad,
): Promise<BoardOutcome> {
  for (const receivedEvents of received) receivedEvents.begin();
  const dueAt = outlets.map(() => new Map<number, number>());
  await openLoop(load, async (index, due) => {
    const store = index % outlets.length;
    const http = clients[index % clients.length];
    if (http === undefined) throw new Error('no server takes orders');
    const { orderId } = await placeOrder(http, { intakeKey: outlets[store]?.key ?? '' });
    dueAt[store]?.set(orderId, due);
  });
  const isAllReceived = () =>
    received.every(
      (receivedEvents) => receivedEvents.arrivals.size >= (dueAt[receivedEvents.store]?.size ?? 0),
    );
  for (const until = performance.now() + LAST_ARRIVALS_MS; !isAllReceived() && performance.now() < until; ) {
    await delay(20);
  }
  const latencies: number[] = [];
  let lost = 0;
  for (const receivedEvents of received) {
    for (const [orderId, due] of dueAt[receivedEvents.store] ?? []) {
      const at = receivedEvents.arrivals.get(orderId);
      if (at === undefined) lost += 1;
      else latencies.push(at - due);
    }
  }
  return {
    latency: summarize(latencies),
    lost,
    duplicated: received.reduce((sum, receivedEvents) => sum + receivedEvents.duplicated, 0),
    outOfOrder: received.reduce((sum, receivedEvents) => sum + receivedEvents.outOfOrder, 0),
  };
}
