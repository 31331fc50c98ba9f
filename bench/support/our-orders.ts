import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { CannonRequest } from 'autocannon';
import type { Bench } from './bench.ts';
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

/** Measures the reading of boards and the changing of orders in our product, in a database of that name. */
export async function measureOurOrders(bench: Bench, name: string, shape: Shape): Promise<Outcome> {
  return bench.withWorld({ name }, async (world) => {
    const listed = await createRunningStores(world, LISTED_STORES);
    await fillStores(world, listed, BOARD);
    const changed = await createRunningStores(world, shape.stores);
    await fillStores(world, changed, shape.ordersEach);
    await vacuum(world.urls.owner);
    const calls = ourCalls(world.url, {
      listing: listed.map((store) => store.adminToken),
      changing: changed.map((store) => store.adminToken),
      ordersEach: shape.ordersEach,
    });
    return fire(calls, shape);
  });
}

/** The calls of our product, with the tokens of the stores. */
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

/** Accepts one order of each store in turn, and delivers it in the next round. */
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
      // The Host header is given here, because the tool sends this request unchanged.
      headers: { host, authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ new_status: round % 2 === 0 ? 'PA' : 'PD' }),
    };
  };
}
