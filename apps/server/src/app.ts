import { hostname } from 'node:os';
import { makeCopiesWith } from '@comanda/contract/kit/record-copy';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { changeHint, PARTLY_ANNOUNCED } from '@comanda/contract/realtime/subjects';
import { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { ALL_AREAS } from './all-areas.ts';
import { createErasureList, ERASURES, type ErasureList } from './areas/retention/retention/public.ts';
import { reportBackups } from './backup/backup-metrics.ts';
import { openPlace } from './backup/open-place.ts';
import { type Config, serverSecret } from './config.ts';
import type { AreaEvent, OpenArea } from './define-area.ts';
import { ensureEpoch, findEpoch } from './installation/epoch.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openPools, type Pools } from './platform/database/pools.ts';
import { createDatabase } from './platform/database/transaction.ts';
import { createWriteProbe } from './platform/database/write-probe.ts';
import { createFilesBeside } from './platform/files/create-files.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { createBind } from './platform/http/bind.ts';
import { compiledCopy } from './platform/http/compiled-copy.ts';
import { closeGently, createHttp, drain } from './platform/http/create-http.ts';
import { readCredentials } from './platform/http/credentials.ts';
import { serveHealth } from './platform/http/health.ts';
import { createIsInsider } from './platform/http/insiders.ts';
import { mountCalls } from './platform/http/mount-calls.ts';
import { JobRecords } from './platform/jobs/job-records.ts';
import { JournalRunner } from './platform/journal/journal-runner.ts';
import { createLogger, type Logger } from './platform/log.ts';
import type { MailQueue } from './platform/mail/mail-queue.ts';
import { serveConsole } from './platform/pages/console-files.ts';
import { serveDocs } from './platform/pages/docs-page.ts';
import { servePanel } from './platform/pages/panel-files.ts';
import { serveVisitorPages, type VisitorPage } from './platform/pages/visitor-pages.ts';
import { openShared, type Shared } from './platform/redis/open-shared.ts';
import { sendTracesTo } from './platform/tracing/spans.ts';
import { startRestoreSteps } from './restore/restore-steps.ts';
import { createServices, type Services } from './services.ts';

export interface Parts {
  config: Config;
  databaseUrls: { app: string; system: string };
  clock?: Clock;
  log?: Logger;
  /** Queue for mails. If omitted, mails are queued in the database, and a job sends them. */
  mails?: MailQueue;
  /**
   * Called when the database was restored while this server runs. The server must then end, because its caches are
   * wrong.
   */
  onOtherEpoch?: () => void;
}

export interface App {
  http: FastifyInstance;
  /** Stops jobs and journal readers. The server continues to answer calls. */
  rest(): Promise<unknown>;
  /**
   * Makes all clients reconnect to another server and makes health probes fail. Calls in progress continue.
   * Use this before `stop` if other servers are running.
   */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** A server with bound calls, without running jobs and without an open port. */
export interface OpenedServer {
  http: FastifyInstance;
  services: Services;
  areas: readonly OpenArea[];
  pools: Pools;
  shared: Shared;
  /** Call this before the database closes connections, so that the server does not log lost connections. */
  expectsGoodbyes(): void;
}

/** Creates the services and binds all calls. */
export async function openServer({
  config,
  databaseUrls,
  clock = systemClock,
  log = createLogger(config.logLevel),
  mails,
}: Parts): Promise<OpenedServer> {
  makeCopiesWith(compiledCopy);
  let isStopping = false;
  // Lost connections are expected during a stop, because the database may stop first.
  const pools = openPools(databaseUrls, (err) =>
    isStopping ? undefined : log.warn({ err }, 'database connection lost'),
  );
  const constraints = Object.assign({}, ...ALL_AREAS.map((area) => area.constraints));
  const localPrograms = ALL_AREAS.flatMap((area) => area.localPrograms ?? []);
  const http = await createHttp({ ...config, constraints, localPrograms, log });
  const epoch = await ensureEpoch(createDatabase(pools.system).directory);
  const metrics = new Registry();
  const secret = serverSecret(config);
  const shared = await openShared(config.redisUrl, { secret, epoch, metrics, log });
  const services = createServices({ config, clock, log, http, pools, mails, epoch, metrics, shared });
  const { people, orders } = services;
  const bindCall = mountCalls(http, people.authenticator, people.providerAuthenticator, orders.customerWatch);
  const bind = createBind(bindCall, services);
  const areas: OpenArea[] = [];
  for (const area of ALL_AREAS) areas.push(await area.open(bind, services));
  return {
    ...{ http, services, areas, pools, shared },
    expectsGoodbyes: () => {
      isStopping = true;
    },
  };
}

/** Opens the server and starts its jobs. No port is open yet. */
export async function createApp(parts: Parts): Promise<App> {
  const { http, services, areas, pools, shared, expectsGoodbyes } = await openServer(parts);
  const { databaseUrls } = parts;
  const server = `${hostname()}:${services.config.port}`;
  const closeTraces = await startTraces(services.config.traces, server);
  const { announcements, realtime, log, people, orders } = services;
  const visitorPages = areas.flatMap((area) => area.pages ?? []);
  const isDatabaseReady = createWriteProbe((statements) => pools.app.query(statements));
  let isDraining = false;
  await servePages(services, visitorPages, { isDatabaseReady, isDraining: () => isDraining });

  reportBackups(services.metrics, openPlace(services.config.backups), () => services.clock.now());

  const notifyAreas = (event: AreaEvent) => {
    for (const area of areas) area.onEvent?.(event);
    if (event.kind === 'announced')
      realtime.toPanels(event.storeId).emit('mudou', changeHint(event.subject, event.version, event.seq));
    else if (event.kind === 'unheard') notifyPanelsAgain(realtime);
  };
  const onEpoch = () => void endIfRestored(services, parts.onOtherEpoch);
  const onListenLost = () => people.authenticator.loseListening();
  const listening = listenForChanges({
    url: databaseUrls.system,
    announcements,
    log,
    onEvent: notifyAreas,
    onEpoch,
    onListenLost,
  });
  const journal = new JournalRunner({ ...services, readers: areas.flatMap((area) => area.readers ?? []) });
  const wake = (storeId: number) => journal.wake(storeId);
  orders.events.listen({ published: (_event, storeId) => wake(storeId), missed: wake });
  const working = [
    ...areas.flatMap((area) => area.jobs?.() ?? []),
    journal.start(),
    await startRestoreSteps({
      ...services,
      payments: services.money.payments,
      resent: services.orders.resent,
      erasures: erasuresBeside(services),
    }),
  ];
  const records = new JobRecords(
    { ...services, server },
    working.flatMap(({ rounds }) => rounds),
  );
  const jobs = [...working, records.start()];
  let resting: Promise<unknown> | undefined;
  const rest = () => {
    resting ??= Promise.all(jobs.map((job) => job.stop()));
    return resting;
  };

  return {
    http,
    rest,
    drain: async () => {
      isDraining = true;
      await Promise.all([realtime.leave(), drain(http)]);
    },
    stop: async () => {
      expectsGoodbyes();
      // In parallel, because each close function waits until all connections are closed.
      await Promise.all([realtime.close(), closeGently(http), rest()]);
      await closeTraces();
      await listening.stop();
      for (const area of areas) await area.close?.();
      await shared.close();
      await pools.end();
    },
  };
}

/** The list of erased customers in the backup folder. Null if there is no such folder. */
function erasuresBeside({ config, secret }: Services): ErasureList | null {
  const files = createFilesBeside(config.backups, ERASURES);
  return files === null ? null : createErasureList(files, secret);
}

/**
 * Ends the server if the database's epoch differs, because the database was then restored since the start.
 * Never rejects.
 */
async function endIfRestored(
  { system, epoch, log }: Services,
  onOtherEpoch: () => void = () => undefined,
): Promise<void> {
  const now = await findEpoch(system.directory).catch(() => epoch);
  if (now === null || now === epoch) return;
  log.fatal('the database was restored: this server ends, and the next start reads everything afresh');
  onOtherEpoch();
}

/**
 * Starts sending traces if a collector is configured, and returns the function that stops. The libraries are
 * only loaded in this case.
 */
async function startTraces(settings: Config['traces'], server: string): Promise<() => Promise<void>> {
  if (settings === null) return () => Promise.resolve();
  const { createOtlpReceiver } = await import('./platform/tracing/otlp-receiver.ts');
  const receiver = createOtlpReceiver(settings, server);
  sendTracesTo(receiver);
  return () => {
    sendTracesTo(null);
    return receiver.close();
  };
}

/**
 * Announces the subjects in {@link PARTLY_ANNOUNCED} to all panels after the database connection came back,
 * because announcements were lost in between. Panels notice the lost announcements of other subjects by a gap
 * in the sequence numbers. These subjects also change without a number.
 */
function notifyPanelsAgain(realtime: Services['realtime']): void {
  for (const storeId of realtime.watchedStores())
    for (const subject of PARTLY_ANNOUNCED)
      realtime.toPanels(storeId).emit('mudou', changeHint(subject, null));
}

/** Binds the routes outside areas: documentation, files, probes, and the built pages. */
async function servePages(
  services: Services,
  visitorPages: readonly VisitorPage[],
  readiness: { isDatabaseReady(): Promise<boolean>; isDraining(): boolean },
): Promise<void> {
  const { config, http, files, isHttps, metrics, realtime } = services;
  const { authenticator } = services.people;
  serveFiles(http, files);
  const isInsider = createIsInsider(config.opsToken);
  serveDocs(http, {
    version: PRODUCT_VERSION,
    mayRead: async (request) => {
      if (isInsider(request)) return true;
      const { token } = readCredentials(request, authenticator.cookieName);
      return token !== null && (await authenticator.findSession(token)) !== null;
    },
  });
  serveHealth(http, {
    metrics,
    ...readiness,
    connectedPanels: () => realtime.connectedCount(),
    isInsider,
  });
  const { visitorPagesDir, consoleDir, panelDir, brand, supportPhone } = config;
  if (visitorPagesDir) await serveVisitorPages(http, visitorPagesDir, { pages: visitorPages, isHttps });
  if (consoleDir) await serveConsole(http, { dir: consoleDir, isHttps });
  if (panelDir) await servePanel(http, { dir: panelDir, brand, supportPhone });
}
