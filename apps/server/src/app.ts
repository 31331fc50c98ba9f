import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { changeHint } from '@comanda/contract/realtime/subjects';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  type AccessChange,
  addressSubject,
  bindAccess,
  createDoorkeeper,
  createSessionEvents,
  createThrottles,
  hearAccessChanges,
} from './areas/access/public.ts';
import { bindAddresses } from './areas/addresses/public.ts';
import { bindCatalogue } from './areas/catalogue/public.ts';
import { bindChat, createConversations } from './areas/chat/public.ts';
import {
  bindCourier,
  createCourierOfOrder,
  createCourierServices,
  serveCourierWebhook,
  startCourierJob,
} from './areas/courier/public.ts';
import { bindCustomer, openCustomerDoor } from './areas/customer/public.ts';
import { bindFinance } from './areas/finance/public.ts';
import { bindIntake } from './areas/intake/public.ts';
import {
  AcceptanceDeadline,
  AutoAccept,
  bindOrders,
  createOrderChanges,
  createPastOrderLimit,
  OrderEvents,
} from './areas/orders/public.ts';
import {
  createPrintDesk,
  createPrintPrograms,
  openPrinting,
  servePrintPrograms,
} from './areas/printing/public.ts';
import { startRetentionJob } from './areas/retention/public.ts';
import {
  bindAgreements,
  bindStore,
  createStoreTeller,
  findChannel,
  StoreProfiles,
  startPauseJob,
} from './areas/store/public.ts';
import { type Config, serverSecret } from './config.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Announcement, createAnnouncements } from './platform/database/announcements.ts';
import { createPool } from './platform/database/pools.ts';
import { createDatabase } from './platform/database/transaction.ts';
import { AppError } from './platform/errors/app-error.ts';
import { createFiles } from './platform/files/create-files.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { createPlaces } from './platform/geocoding/places.ts';
import { readCredentials, sessionCookieName } from './platform/http/credentials.ts';
import { serveDocs } from './platform/http/docs-page.ts';
import { answerError } from './platform/http/error-answer.ts';
import { serveHealth } from './platform/http/health.ts';
import { createIsInsider } from './platform/http/insiders.ts';
import { isKnownHost } from './platform/http/known-host.ts';
import { mountCalls } from './platform/http/mount-calls.ts';
import { createOrderLinks } from './platform/http/order-links.ts';
import { servePanel } from './platform/http/panel-files.ts';
import { readBodies } from './platform/http/read-bodies.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serveVisitorPages } from './platform/http/visitor-pages.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';

export const PRODUCT_VERSION = '1.2.0';

/**
 * Most connections of requests and of background work to the database. A transaction keeps its connection until the
 * event loop comes round to its answer: with few of them, a loop that is late for a moment is late for seconds.
 */
const APP_CONNECTIONS = 32;
const SYSTEM_CONNECTIONS = 3;

/** Panels of some thousand stores; below what a system lets one process open, beyond which nothing at all would work. */
const MOST_CONNECTIONS = 15_000;

const LONGEST_ANSWER_MS = 5_000;

export interface Parts {
  config: Config;
  databaseUrls: { app: string; system: string };
  clock?: Clock;
  log?: Logger;
}

/** Answers under way are finished; kept-alive connections go as soon as they are idle, the last after a while. */
async function closeGently(http: FastifyInstance): Promise<void> {
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => http.server.closeAllConnections(), LONGEST_ANSWER_MS);
  await http.close();
  clearInterval(sweeping);
  clearTimeout(giveUp);
}

export interface App {
  http: FastifyInstance;
  stop(): Promise<void>;
}

/** Puts the parts together; nothing listens yet. */
export async function createApp({
  config,
  databaseUrls,
  clock = systemClock,
  log = createLogger(config.logLevel),
}: Parts): Promise<App> {
  let isStopping = false;
  // While stopping, the database may hang up on connections that are just saying goodbye.
  const onError = (err: Error) => (isStopping ? undefined : log.warn({ err }, 'database connection lost'));
  const appPool = createPool({
    url: databaseUrls.app,
    max: APP_CONNECTIONS,
    applicationName: 'comanda',
    onError,
  });
  const systemPool = createPool({
    url: databaseUrls.system,
    max: SYSTEM_CONNECTIONS,
    applicationName: 'comanda-system',
    onError,
  });
  const announcements = createAnnouncements();
  const database = createDatabase(appPool, announcements);
  const profiles = new StoreProfiles(database, clock);

  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : config.trustedProxies,
    bodyLimit: 64 * 1024,
    // Whoever sends slowly is cut, headers sooner than bodies; looked after every five seconds.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 72_000,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) =>
      // A login link that was mangled on its way is a person's: they get the door, not a body.
      request.url.startsWith('/login/') ? reply.redirect('/login') : answerError(log)(error, request, reply),
    routerOptions: { maxParamLength: 1_300, ignoreTrailingSlash: true },
  });
  http.server.maxConnections = MOST_CONNECTIONS;
  http.setErrorHandler(answerError(log));
  http.setNotFoundHandler(() => {
    throw new AppError('request.not-found');
  });
  http.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/healthz' || request.url === '/readyz';
    if (isProbe || isKnownHost(request.headers.host, config.publicUrl)) done();
    else done(new AppError('request.unknown-host'));
  });
  await addSecurityHeaders(http, { isHttps });
  await http.register(cookie);
  await http.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 5 },
    brotliOptions: { params: { 1: 3 } },
  });
  readBodies(http);

  const isTrusted = proxyAddr.compile(config.trustedProxies);
  const cookieName = sessionCookieName(isHttps);
  const ownOrigins: ReadonlySet<string> = new Set(config.publicUrl ? [config.publicUrl] : []);
  const sessionEvents = createSessionEvents();
  const doorkeeper = createDoorkeeper({
    database,
    clock,
    log,
    sessionEvents,
    cookieName,
    ownOrigins,
    intakePerSecond: config.intakePerSecond,
    sessionPerSecond: config.sessionPerSecond,
  });
  const realtime = createRealtime(http.server, {
    cookieName,
    ownOrigins,
    publicUrl: config.publicUrl,
    log,
    // Whoever hung up meanwhile has no address any more.
    addressOf: (request) => addressSubject(request.socket.destroyed ? '' : proxyAddr(request, isTrusted)),
    parseCookies: (header) => http.parseCookie(header),
    findSession: doorkeeper.findSession,
    describeStore: async (storeId) =>
      (await database.inStore(storeId, findChannel)) ?? { channel: '', seq: 0 },
  });
  sessionEvents.onEnded(({ sessionId }) => realtime.endSession(sessionId));
  const teller = createStoreTeller({ database, realtime, log });
  const tellPanels = ({ storeId, subject, version }: Announcement) => {
    realtime.toStore(storeId).emit('mudou', changeHint(subject, version));
  };
  announcements.listen(tellPanels);
  /** Whoever changed it, nobody keeps acting on what was; null: changes may have gone unheard. */
  const followChange = (change: AccessChange | null) => {
    doorkeeper.forget(change);
    if (change === null) {
      profiles.forget(null);
      printing.changed(null);
      realtime.recheck(() => true);
      void teller.tellAllAnew();
    } else if (change.kind === 'session-ended') sessionEvents.emitEnded(change);
    else if (change.kind === 'user-changed') {
      realtime.recheck(({ storeId, userId }) => storeId === change.storeId && userId === change.userId);
      // Their machines are suspended with them, or work again.
      printing.changed(change.storeId);
      tellPanels({ storeId: change.storeId, subject: 'printers', version: null });
    } else if (change.kind === 'store-changed') {
      profiles.forget(change.storeId);
      printing.changed(change.storeId);
      realtime.toStore(change.storeId).emit('pedido', { tipo: 'f5pagina' });
    } else if (change.kind === 'print-wanted') printing.wake(change.storeId);
    else if (change.kind === 'link-ended') customerDoor.cut(change);
    else if (change.kind === 'store-state') {
      profiles.forget(change.storeId);
      void teller.tellAnew(change.storeId);
    }
  };
  const events = new OrderEvents({ realtime, systemPool, clock, log });

  const secret = serverSecret(config);
  const outboxDir = join(config.dataDir, 'outbox');
  const links = createOrderLinks(secret);
  const bind = mountCalls(http, doorkeeper, links);
  const mailer = createMailer(config.mail, outboxDir);
  bindAccess(bind, {
    database,
    clock,
    log,
    doorkeeper,
    sessionEvents,
    isHttps,
    mailer,
    sms: createSmsSender(config.sms, outboxDir),
    secret,
    providerEmail: config.providerEmail,
  });
  const desk = createPrintDesk(clock);
  const changes = createOrderChanges({ database, profiles, events, print: desk.ofOrder, clock });
  const system = createDatabase(systemPool, announcements);
  const throttles = createThrottles({ database, clock, secret });
  const couriers = createCourierServices({ database, system, changes, throttles, clock, log, secret });
  const courier = createCourierOfOrder(couriers);
  const pastOrders = createPastOrderLimit(clock);
  bindOrders(bind, { database, profiles, changes, links, courier, pastOrders, clock });
  bindCourier(bind, couriers);
  await serveCourierWebhook(http, couriers);
  bindIntake(bind, { database, profiles, events, links, changes, courier, clock, log });
  const conversations = createConversations({ database, changes, clock });
  bindChat(bind, { conversations, realtime });
  bindCustomer(bind, { database, changes, conversations, clock });
  const customerDoor = openCustomerDoor({ realtime, events, conversations, links, database, clock, log });
  const { publicUrl, supportPhone } = config;
  bindStore(bind, { database, teller, clock, supportPhone });
  bindAgreements(bind, { database, clock, mailer, log, secret, publicUrl, supportPhone });
  bindFinance(bind, { database, clock });
  bindCatalogue(bind, { database });
  const work = { database, system, profiles, changes, events, realtime, throttles, clock, log };
  const printing = openPrinting(bind, { ...work, desk, pastOrders, secret });
  const programs = createPrintPrograms({
    bundle: config.printAgentDir,
    dir: join(config.dataDir, 'programas'),
    log,
  });
  servePrintPrograms(bind, { programs, publicUrl });
  bindAddresses(bind, { database, changes, places: createPlaces(config.geocoding, log) });
  serveFiles(http, createFiles(config));
  const isInsider = createIsInsider(config.opsToken);
  serveDocs(http, {
    version: PRODUCT_VERSION,
    mayRead: async (request) => {
      if (isInsider(request)) return true;
      const { token } = readCredentials(request, cookieName);
      return token !== null && (await doorkeeper.findSession(token)) !== null;
    },
  });
  serveHealth(http, {
    isDatabaseReady: () =>
      appPool.query('select 1').then(
        () => true,
        () => false,
      ),
    connectedPanels: () => realtime.connectedCount(),
    isInsider,
  });
  if (config.visitorPagesDir)
    await serveVisitorPages(http, config.visitorPagesDir, (token) => links.orderOf(token) !== null);
  if (config.panelDir)
    await servePanel(http, {
      dir: config.panelDir,
      brand: config.brand,
      supportPhone: config.supportPhone,
    });
  const becomeDeaf = () => doorkeeper.becomeDeaf();
  const hearing = hearAccessChanges(databaseUrls.system, log, followChange, becomeDeaf, announcements);
  events.start();
  const deadline = new AcceptanceDeadline({ system, changes, clock, log });
  deadline.start();
  const autoAccept = new AutoAccept({ system, profiles, changes, events, clock, log });
  autoAccept.start();
  printing.start();
  const courierJob = startCourierJob(couriers);
  const retention = startRetentionJob({ system, clock, log, keeping: config.keeping });
  const pauses = startPauseJob({ system, clock, log });

  return {
    http,
    stop: async () => {
      isStopping = true;
      await Promise.all([deadline.stop(), autoAccept.stop(), printing.stop()]);
      await courierJob.stop();
      await Promise.all([retention.stop(), pauses.stop()]);
      await hearing.stop();
      await events.stop();
      customerDoor.close();
      programs.stop();
      // Together: either waits for the last connection of both.
      await Promise.all([realtime.close(), closeGently(http)]);
      await Promise.all([appPool.end(), systemPool.end()]);
    },
  };
}
