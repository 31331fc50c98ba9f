import { runStatement } from '@comanda/testkit/run-statement';
import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';

export const CONNECTIONS = 50;
/** Orders of a board that is read. */
export const BOARD = 50;
/** Boards are read in this many stores in turn, so that no single row or cache dominates. */
export const LISTED_STORES = 20;

/** Amount of data, and duration of the measurement. */
export interface Shape {
  stores: number;
  ordersEach: number;
  /** Seconds of each of the two measurements; the warm-up before it is not measured. */
  seconds: number;
  warmUpSeconds: number;
}

/** Calls to a server with orders. */
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

/** Time limit of a call; the slowest peer needs long for 50 at once. */
const PATIENCE_SECONDS = 60;

/** Reads boards for the seconds of the shape, then changes orders; both after a warm-up. */
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
    // Calls in progress at the end are abandoned, but the server still works on them. The next measurement
    // waits for that.
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

/** Does after a bulk fill what the database would do by itself in time. */
export async function vacuum(ownerUrl: string): Promise<void> {
  await runStatement(ownerUrl, 'vacuum analyze');
}
