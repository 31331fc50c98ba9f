import { runStatement } from '@comanda/testkit/run-statement';
import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';

export const CONNECTIONS = 50;
/** Number of orders on each board. */
export const BOARD = 50;
/** The boards of this many stores are read in turn, so that no single row or cache dominates. */
export const LISTED_STORES = 20;

/** Amount of data, and duration of the measurement. */
export interface Shape {
  stores: number;
  ordersEach: number;
  /** Seconds of each of the two measurements. A warm-up precedes each measurement and is not included. */
  seconds: number;
  warmUpSeconds: number;
}

/** Calls to a server that has orders. */
export interface OrderCalls {
  url: string;
  /** Requests for boards of 50 orders, sent in turn. */
  boards: CannonRequest[];
  /** Returns a request that changes the status of an order, each time of another order. */
  nextChange(): CannonRequest;
}

export interface Outcome {
  list: CannonResult;
  change: CannonResult;
}

/** Time limit of a call. The slowest peer needs long for 50 calls at once. */
const PATIENCE_SECONDS = 60;

/** Reads boards for the seconds of the shape, then changes orders. A warm-up precedes both. */
export async function fire(
  { url, boards, nextChange }: OrderCalls,
  { seconds, warmUpSeconds }: Shape,
): Promise<Outcome> {
  const shot = async (requests: CannonRequest[], duration: number) => {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      requests,
      timeout: PATIENCE_SECONDS,
    });
    // At the end, the client abandons open calls, but the server still works on them. One more call waits
    // until that work is done.
    const [board] = boards;
    await fetch(`${url}${board?.path}`, { headers: board?.headers });
    return result;
  };
  await shot(boards, warmUpSeconds);
  const list = await shot(boards, seconds);
  await shot([{ setupRequest: nextChange }], warmUpSeconds);
  return { list, change: await shot([{ setupRequest: nextChange }], seconds) };
}

/** Successful calls per second. */
export function perSecond({ requests, non2xx, duration }: CannonResult): number {
  return (requests.total - non2xx) / duration;
}

/** Does the maintenance that the database would do by itself later. */
export async function vacuum(ownerUrl: string): Promise<void> {
  await runStatement(ownerUrl, 'vacuum analyze');
}
