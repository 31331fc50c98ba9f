import { findFreePort } from '@comanda/testkit/running/free-port';
import type { CannonResult } from 'autocannon';
import { directus } from '../peers/directus.ts';
import { medusa } from '../peers/medusa.ts';
import type { Peer } from '../peers/peer.ts';
import type { Bench } from '../support/bench.ts';
import type { Figure } from '../support/figure.ts';
import { installedPackages } from '../support/installed-packages.ts';
import {
  BOARD,
  CONNECTIONS,
  fire,
  type OrderCalls,
  type Outcome,
  perSecond,
  type Shape,
} from '../support/order-load.ts';
import { measureOurOrders } from '../support/our-orders.ts';
import type { Scenario } from '../support/scenario.ts';

const PEERS: Peer[] = [directus, medusa];
/** Maximum share of refused calls. Above it, the server was overloaded and the result is not valid. */
const MAX_REFUSED = 0.01;
/** Maximum number of characters of the reason why a peer was not measured. */
const NOTIFIED = 300;

/**
 * Measures P3: the board's list and the status change, in our product and in other products. They run one
 * after another on the same PostgreSQL.
 */
export const comparators: Scenario = {
  name: 'comparators',
  onlyByName: true,
  run: async (bench) => {
    const shape = bench.isQuick
      ? { stores: 120, ordersEach: 100, seconds: 10, warmUpSeconds: 3 }
      : { stores: 250, ordersEach: 100, seconds: 15, warmUpSeconds: 8 };
    const folders = new Map<Peer, string>();
    const notes = [
      `${shape.stores} stores of ${shape.ordersEach} orders, ${CONNECTIONS} connections, ${shape.seconds} s each after a warm-up, every ` +
        'status change of another order; one program at a time, each in one process on the same Node and PostgreSQL as it is after ' +
        'its installation; the client shares the cores. Features differ: the paragraphs below say what is compared.',
    ];
    const leftOut = (peer: Peer, error: unknown) => {
      console.error(error);
      notes.push(
        `${peer.name} was not measured: ${String(error).replaceAll(/\s+/g, ' ').slice(0, NOTIFIED)}`,
      );
    };
    // Installs all peers before the first measurement, because npm would disturb a measurement.
    for (const peer of PEERS) {
      try {
        folders.set(peer, await installedPackages(peer.packages));
      } catch (error) {
        leftOut(peer, error);
      }
    }
    const ours = checked(await measureOurOrders(bench, 'comparators', shape));
    const figures: Figure[] = [];
    for (const [peer, folder] of folders) {
      try {
        const theirs = await measurePeer(bench, peer, folder, shape);
        figures.push(
          ...compared('board of 50 orders', peer, ours.list, theirs.list),
          ...compared('status change', peer, ours.change, theirs.change),
        );
        notes.push(`${peer.name}: ${peer.compared}`);
      } catch (error) {
        leftOut(peer, error);
      }
    }
    return { figures, notes };
  },
};

async function measurePeer(bench: Bench, peer: Peer, folder: string, shape: Shape): Promise<Outcome> {
  const database = await bench.createDatabase(peer.packages.name);
  const running = await peer.start({ folder, database, port: await findFreePort() }, shape);
  try {
    await checkBoards(running.calls);
    return checked(await fire(running.calls, shape));
  } finally {
    await running.stop();
  }
}

/**
 * Returns the outcome. Throws if too many calls were refused in either measurement, because refusals are
 * fast.
 */
function checked(outcome: Outcome): Outcome {
  for (const { requests, non2xx, errors } of [outcome.list, outcome.change]) {
    const refused = non2xx + errors;
    if (requests.total === 0 || refused > requests.total * MAX_REFUSED) {
      throw new Error(`${refused} of ${requests.total} calls were refused or failed`);
    }
  }
  return outcome;
}

/** Throws unless every board has 50 orders. An error or an empty list would be answered too fast. */
async function checkBoards({ url, boards }: OrderCalls): Promise<void> {
  for (const { path, headers } of boards) {
    const answer = await fetch(`${url}${path}`, { headers });
    const text = await answer.text();
    const body: { data?: unknown[]; orders?: unknown[] } = JSON.parse(text);
    const rows = body.data ?? body.orders ?? [];
    if (rows.length !== BOARD)
      throw new Error(`${path} has ${rows.length} orders: ${answer.status} ${text.slice(0, 500)}`);
  }
}

function compared(what: string, peer: Peer, ours: CannonResult, theirs: CannonResult): Figure[] {
  const figure = (name: string, unit: string, measured: number, demanded: Figure['demanded']): Figure => ({
    bar: 'P3',
    what: `${what}, ${name}`,
    unit,
    measured,
    demanded,
    ceiling: null,
  });
  const [our, their] = [perSecond(ours), perSecond(theirs)];
  return [
    figure(`${peer.name}`, '/s', their, null),
    figure(`${peer.name}, p99`, 'ms', theirs.latency.p99, null),
    figure('ours', '/s', our, null),
    figure(`ours ÷ ${peer.name}`, '×', our / their, { atLeast: peer.demanded }),
  ];
}
