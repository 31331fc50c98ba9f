import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';
import pg from 'pg';

export const CONNECTIONS = 50;
/** Orders of a board that is read. */
export const BOARD = 50;
/** Boards are read in this many stores in turn, so that no single row or cache stands for all. */
export const LISTED_STORES = 20;

/** How much there is, and how long it is measured. */
export interface Shape {
  stores: number;
  ordersEach: number;
  /** Of each of the two measurements, and of what goes before it unmeasured. */
  seconds: number;
  warmUpSeconds: number;
}

/** Calls on a server that has orders. */
export interface OrderCalls {
  url: string;
  /** Boards of 50 orders, read in turn. */
  boards: CannonRequest[];
  /** Makes the next change of an order's status; another order every time. */
  nextChange(): CannonRequest;
}

export interface Outcome {
  list: CannonResult;
  change: CannonResult;
}

/** Seconds a call may take; the slowest peer needs many for 50 at once. */
const PATIENCE_SECONDS = 60;

/** Reads boards for as long as the shape says, then changes orders; both after a warm-up. */
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
    // The calls under way at the end are left alone, but still worked on; the next shot does not wait behind them.
    const [board] = boards;
    await fetch(`${url}${board?.path}`, { headers: board?.headers });
    return result;
  };
  await shot(boards, warmUpSeconds);
  const list = await shot(boards, seconds);
  await shot([{ setupRequest: nextChange }], warmUpSeconds);
  return { list, change: await shot([{ setupRequest: nextChange }], seconds) };
}

/** Calls that were answered well, per second. */
export function perSecond({ requests, non2xx, duration }: CannonResult): number {
  return (requests.total - non2xx) / duration;
}

/** After filling a database by hand: what it would have done by itself in time. */
export async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
