import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { databaseUrls, urlOfDatabase } from '@comanda/server/src/platform/database/database-urls.ts';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient, type HttpAnswer, type HttpClient } from '@comanda/testkit/running/http-client';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import { createSessionClient } from '@comanda/testkit/running/session-client';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';
import { atMost, type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import { startFailover } from '../support/failover.ts';
import { type LivePanel, PATIENT_RECONNECT, QUICK_RECONNECT } from '../support/live-panel.ts';
import { startOrderFlow } from '../support/order-flow.ts';
import { requestUntil } from '../support/order-steps.ts';
import { acceptAndPrint, allPrinted, COPIES, jobsOf, openKitchen } from '../support/print-station.ts';
import { rowsOf, type StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { verifyPrintJobs } from '../support/verify-print-jobs.ts';
import { type Patience, panelsCaughtUp } from '../support/with-followed-flow.ts';

interface RollingOptions {
  /** Folder with the release that is replaced. */
  former: string;
  /** The owner's URL of the PostgreSQL server. The servers of this fault get a separate database there. */
  ownerUrl: string;
  stores: number;
  ordersBetween: number;
  perSecond: number;
  patience: Patience;
  /** Number of times that new servers are replaced by new servers, after the upgrade. */
  again: number;
}

/** Maximum milliseconds of a server's stop: its longest answer, and a moment for its connections. */
const LONGEST_STOP_MS = 7_000;
/**
 * Maximum number of calls that end without an answer. If a client's connection closes during a call, the
 * client repeats the call.
 */
const MAX_BROKEN = 3;

/**
 * R14: two servers of the previous release on one database are replaced by new servers, one after another.
 * Later the new servers are replaced, too. Meanwhile, partners send orders, people accept and send them,
 * panels follow, and an agent prints. All clients belong to the previous release, like pages that people have
 * open. Nothing is lost or doubled. The only refusal that clients get is the request to come back later.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one story: the steps of an upgrade, in their order.
export async function rollingUpgrade(outer: StressWorld, options: RollingOptions): Promise<FaultReport> {
  const database = await createDatabase(options.ownerUrl);
  // This fault does not kill PostgreSQL, so its commits need not be synced to disk.
  const data = await makeTemporaryDataDir();
  // A folder of files belongs to one database, so this database has its own folder.
  const env = { DATABASE_URL: database.url, COMANDA_DATA: data.path, COMANDA_UNSAFE_DATABASE: 'sim' };
  const former = { env, entry: join(options.former, 'apps/server/src/main.ts') };
  const failover = await startFailover();
  const servers: ServerProcess[] = [];
  /**
   * Starts a new server, then stops the old one. Returns the duration of the old server's stop, in
   * milliseconds.
   */
  const replace = async (how: typeof former | { env: typeof env }) => {
    const stopMs = (await timed(() => servers.shift()?.stop())).ms;
    servers.push(await outer.startAnother(how));
    failover.goTo(servers.map(({ url }) => url));
    return stopMs;
  };
  const http = countingBroken(createHttpClient(failover.url));
  const urls = databaseUrls(database.url);
  const world = { ...outer, url: failover.url, http, urls, rows: rowsOf(() => urls) };
  const acknowledged = openAcknowledgedOrders(outer);
  const closing: (() => unknown)[] = [];
  try {
    // The first server creates the schema.
    for (let count = 0; count < 2; count += 1) servers.push(await outer.startAnother(former));
    failover.goTo(servers.map(({ url }) => url));
    const clients = await clientsOf(options.former);
    // Releases up to 1.4 read `systemUrl`.
    const formers = { ...world, systemUrl: urls.system };
    const stores = await clients.createRunningStores(formers, options.stores + 1);
    const [printing, ...others] = stores;
    if (printing === undefined) throw new Error('no store was made');

    const admin = createSessionClient(http, printing.adminToken);
    const station = await openKitchen(world, admin, 'Um', ['COZINHA'], clients.setUpAgentMachine);
    closing.push(() => station.close());
    await acceptAndPrint(admin);
    await station.machine.start();
    const people = others.map((store) => {
      const panel = clients.openLivePanel({
        url: failover.url,
        storeId: store.storeId,
        token: store.operatorToken,
        channel: store.channel,
        reconnect: options.patience === 'product' ? PATIENT_RECONNECT : QUICK_RECONNECT,
      });
      closing.push(() => panel.close());
      return atWork(http, store, panel);
    });
    const panels = people.map(({ panel }) => panel);
    await until('every panel is online', () => panels.every((panel) => panel.isOnline()));

    const flow = startOrderFlow({ http, stores, acknowledged, customers: 8, perSecond: options.perSecond });
    closing.push(() => flow.abandon());
    const more = async () => {
      const wanted = acknowledged.count() + options.ordersBetween;
      await until(`${options.ordersBetween} more orders`, () => acknowledged.count() >= wanted);
    };
    await more();
    const stopMs = [await replace({ env })];
    await more();
    stopMs.push(await replace({ env }));
    await more();
    const brokenByFormer = http.broken();
    for (let round = 0; round < options.again; round += 1) {
      stopMs.push(await replace({ env }));
      await more();
    }
    await flow.stop();
    await Promise.all(people.map((person) => person.done()));
    const followedMs = await panelsCaughtUp(world, panels);
    await allPrinted(world, printing.storeId);
    const tickets = await verifyPrintJobs(world, printing.storeId, jobsOf([station]), {
      copies: COPIES,
      lastOfOne: 0,
    });
    const brokenByNew = http.broken() - brokenByFormer;
    return {
      lines: [
        fact('R14 orders acknowledged while servers were replaced', acknowledged.count()),
        fact(
          'R14 changes by people',
          people.reduce((sum, person) => sum + person.changes(), 0),
        ),
        fact('R14 papers that came out', tickets.tickets),
        fact('R14 of these marked as a possible second', tickets.marked),
        fact('R14 told to come back later', flow.properRefusals()),
        fact('R14 calls broken off by servers of the former release', brokenByFormer),
        atMost('R14 calls broken off by new servers', brokenByNew, MAX_BROKEN * options.again, ''),
        atMost('R14 a server was gone after, longest', Math.max(...stopMs), LONGEST_STOP_MS, 'ms'),
        atMost('R14 last order to panels gap-free', followedMs, 6_000, 'ms'),
      ],
      violations: [
        // A server of release 1.2 sends no Retry-After while it closes, so this refusal is accepted.
        ...[...flow.improperRefusals, ...people.flatMap((person) => person.refusals)]
          .filter((refusal) => !refusal.startsWith('503 '))
          .map((refusal) => `refused with ${refusal}`),
        ...tickets.violations,
        ...(await verifyWorld(world, acknowledged, panels)),
      ].map((text) => `R14 ${text}`),
    };
  } finally {
    for (const close of closing.toReversed()) await close();
    http.close();
    acknowledged.close();
    await Promise.all(servers.map((server) => server.stop()));
    await failover.close();
    await database.drop();
    await data.remove();
  }
}

/** Loads client modules of the previous release. */
async function clientsOf(folder: string) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = (file: string) => import(pathToFileURL(resolve(file)).href);
  const [stores, panel, machine] = await Promise.all([
    load('@comanda/testkit/running/running-stores'),
    load('./stress/support/live-panel.ts'),
    load('@comanda/testkit/printing/agent-machine'),
  ]);
  return { ...stores, ...panel, ...machine } as Pick<
    typeof import('@comanda/testkit/running/running-stores'),
    'createRunningStores'
  > &
    Pick<typeof import('../support/live-panel.ts'), 'openLivePanel'> &
    Pick<typeof import('@comanda/testkit/printing/agent-machine'), 'setUpAgentMachine'>;
}

/** A user of a store who accepts orders on the panel and sends them out. */
function atWork(http: HttpClient, { operatorToken }: RunningStore, panel: LivePanel) {
  const underWay = new Set<Promise<void>>();
  const seen = new Set<number>();
  const refusals: string[] = [];
  let changes = 0;
  const isDone = ({ status, headers, text }: HttpAnswer) => {
    if (status < 300) return true;
    if (status !== 503 || headers['retry-after'] === undefined)
      refusals.push(`${status} ${text.slice(0, 200)}`);
    return status !== 503;
  };
  const handle = async (orderId: number) => {
    for (const input of ['PA', 'PE']) {
      const request = () =>
        http.send('PUT', `/api/orders/${orderId}`, { authorization: operatorToken }, { new_status: input });
      await requestUntil(`order ${orderId} goes to ${input}`, request, isDone);
      changes += 1;
    }
  };
  panel.onShown((card) => {
    if (card.status !== 'pending' || seen.has(card.orderId)) return;
    seen.add(card.orderId);
    const work: Promise<void> = handle(card.orderId).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  return {
    panel,
    refusals: refusals as readonly string[],
    changes: () => changes,
    done: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** Counts the calls without an answer. */
function countingBroken(http: HttpClient): HttpClient & { broken(): number } {
  let broken = 0;
  return {
    ...http,
    send: (...call) =>
      http.send(...call).catch((error: unknown) => {
        broken += 1;
        throw error;
      }),
    broken: () => broken,
  };
}

async function timed(work: () => Promise<unknown> | undefined): Promise<{ ms: number }> {
  const startedAt = performance.now();
  await work();
  return { ms: performance.now() - startedAt };
}

/** Creates an empty database. */
async function createDatabase(ownerUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `rolling_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => void (await runStatement(urlOfDatabase(ownerUrl, 'postgres'), sql));
  await run(`create database ${name}`);
  return {
    url: urlOfDatabase(ownerUrl, name),
    drop: () => run(`drop database ${name} with (force)`),
  };
}
