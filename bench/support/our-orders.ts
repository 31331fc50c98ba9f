import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { CannonRequest } from 'autocannon';
import type { BenchWorld } from './bench-world.ts';
import { fillStores } from './fill-store.ts';
import {
  BOARD,
  fire,
  LISTED_STORES,
  type OrderCalls,
  type Outcome,
  type Shape,
  vacuum,
} from './order-load.ts';

/** Reads boards and changes orders in the product, in a database of that name. */
export async function measureOurOrders(world: BenchWorld, name: string, shape: Shape): Promise<Outcome> {
  const database = await world.createDatabase(name);
  const server = await world.startServer(database);
  const at = { url: server.url, systemUrl: database.systemUrl };
  try {
    const listed = await createRunningStores(at, LISTED_STORES);
    await fillStores(at, listed, BOARD);
    const changed = await createRunningStores(at, shape.stores);
    await fillStores(at, changed, shape.ordersEach);
    await vacuum(database.ownerUrl);
    const calls = ourCalls(server.url, {
      listing: listed.map((store) => store.adminToken),
      changing: changed.map((store) => store.adminToken),
      ordersEach: shape.ordersEach,
    });
    return await fire(calls, shape);
  } finally {
    await server.stop();
  }
}

/** The product's calls, with the tokens of the stores. */
export function ourCalls(
  url: string,
  stores: { listing: readonly string[]; changing: readonly string[]; ordersEach: number },
): OrderCalls {
  return {
    url,
    boards: stores.listing.map((authorization) => ({
      path: '/api/pedidos/listar',
      headers: { authorization },
    })),
    nextChange: nextChange(new URL(url).host, stores.changing, stores.ordersEach),
  };
}

/** Goes round the stores; accepts their orders one by one, and delivers each in the next round. */
function nextChange(host: string, tokens: readonly string[], ordersEach: number): () => CannonRequest {
  let sent = 0;
  return () => {
    const authorization = tokens[sent % tokens.length] ?? '';
    const round = Math.floor(sent / tokens.length);
    sent += 1;
    const orderId = (Math.floor(round / 2) % ordersEach) + 1;
    return {
      method: 'PUT',
      path: `/api/orders/${orderId}`,
      // A request made here is sent unchanged: the tool adds no Host of its own.
      headers: { host, authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ new_status: round % 2 === 0 ? 'PA' : 'PD' }),
    };
  };
}
