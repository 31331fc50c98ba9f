import { join } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { createSalesFigures } from './areas/insight/insight/public.ts';
import { MenuDocuments } from './areas/menu/menu/public.ts';
import { StoreTerms } from './areas/money/ledger/public.ts';
import { createMoney, type Money, moneyOfOrder, onlineSalesBy } from './areas/money/wiring.ts';
import { createOrderLinks } from './areas/orders/orders/public.ts';
import { createOrders, type Orders } from './areas/orders/wiring.ts';
import { type AccessAuthenticator, addressSubject } from './areas/people/access/public.ts';
import { createPeople, type People } from './areas/people/wiring.ts';
import { findChannel, type StoreChannel } from './areas/store/store/public.ts';
import { createStores, type Stores } from './areas/store/wiring.ts';
import { type Config, consoleUrlOf, serverSecret } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { type Announcements, createAnnouncements } from './platform/database/announcements.ts';
import type { Pools } from './platform/database/pools.ts';
import { createDatabase, type Database } from './platform/database/transaction.ts';
import { createFiles } from './platform/files/create-files.ts';
import type { Files } from './platform/files/files.ts';
import type { Logger } from './platform/log.ts';
import { createMailer, isMailSetUp } from './platform/mail/create-mailer.ts';
import { mailBrandingOf } from './platform/mail/mail-content.ts';
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createLastNumbers, type LastNumbers } from './platform/realtime/last-numbers.ts';
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts';
import { SharedCache } from './platform/realtime/shared-cache.ts';
import type { Shared } from './platform/redis/open-shared.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import type { SmsSender } from './platform/sms/sms-sender.ts';

/** Services of the platform. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Logger;
  /** The HTTP server, for routes outside declared calls. */
  http: FastifyInstance;
  /** Metrics of `/metrics`. */
  metrics: Registry;
  /** True when served over HTTPS: cookies are then Secure. */
  isHttps: boolean;
  /** The server's secret. The keys for encrypted and signed values are derived from it. */
  secret: string;
  /** UUID that a restore of the database changes. A client that knows another epoch reads all data again. */
  epoch: string;
  /** Database role limited to one store by row-level security. */
  database: Database;
  /** Database role for background work over all stores. */
  system: Database;
  announcements: Announcements;
  /** The last event number of each store that this server knows. */
  numbers: LastNumbers;
  realtime: Realtime;
  files: Files;
  /** Only for the area `mail`; other areas queue their mails. */
  mailer: Mailer;
  mails: MailQueue;
  sms: SmsSender;
}

/** The services of each group of areas (floor), which the group's `wiring.ts` creates. */
export interface Floors {
  people: People;
  store: Stores;
  menu: { menus: MenuDocuments };
  orders: Orders;
  money: Money;
  insight: { sales: ReturnType<typeof createSalesFigures> };
}

/**
 * All services: first the platform's services, then the services of each floor, beginning with the lowest.
 */
export interface Services extends Platform, Floors {}

interface ServerParts {
  metrics: Registry;
  shared: Shared;
  config: Config;
  clock: Clock;
  log: Logger;
  http: FastifyInstance;
  pools: Pools;
  epoch: string;
  /** Queue for mails. Default: the queue in the database, whose mails are sent. */
  mails?: MailQueue | undefined;
}

/**
 * Creates the services. Each service uses only earlier services, so that the order shows the dependencies.
 * Starts nothing.
 */
export function createServices(parts: ServerParts): Services {
  const { config, clock, log, http, pools, epoch, metrics } = parts;
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const secret = serverSecret(config);
  const announcements = createAnnouncements();
  const numbers = createLastNumbers();
  const database = createDatabase(pools.app, announcements);
  const system = createDatabase(pools.system, announcements);
  const links = createOrderLinks(secret);
  const ownOrigins: ReadonlySet<string> = new Set(config.publicUrl ? [config.publicUrl] : []);
  const shared = { database, system, clock, log, secret };

  const { intakePerSecond, sessionPerSecond, mayUseLocalServices } = config;
  const people = createPeople({
    ...{ ...shared, isHttps, ownOrigins, orderOfLink: links.orderOf, intakePerSecond, sessionPerSecond },
    share: parts.shared.share,
    consoleOrigins: new Set([consoleUrlOf(config)].flatMap((url) => url ?? [])),
  });
  const realtime = openRealtime(parts, {
    ...{ database, announcements, numbers, ownOrigins },
    authenticator: people.authenticator,
  });
  const terms = new StoreTerms(database, clock);
  const onlineSales = onlineSalesBy(config.payments !== null, (tx) => terms.of(tx.storeId));
  const store = createStores({ ...shared, realtime, onlineSales });
  const orders = createOrders({
    ...{
      ...shared,
      ...people,
      ...store,
      realtime,
      announcements,
      numbers,
      links,
      mayUseLocalServices,
      epoch,
      metrics,
    },
    systemPool: pools.system,
    hints: parts.shared.hints,
    money: moneyOfOrder(terms),
  });
  const platform: Platform = {
    ...{ config, clock, log, http, isHttps, secret, epoch, database, system },
    ...{ announcements, numbers, realtime, metrics },
    files: createFiles(config),
    ...mailsOf(parts, secret),
  };
  return {
    ...platform,
    people,
    store,
    menu: { menus: new MenuDocuments(database) },
    orders,
    money: createMoney({ ...platform, ...store, ...orders, terms, onlineSales, access: config.payments }),
    insight: { sales: createSalesFigures({ database, profiles: store.profiles }) },
  };
}

/** Makes the sender of mails and SMS. Without a sender, each message becomes a file in the outbox. */
function mailsOf({ config, clock, mails: given }: ServerParts, secret: string) {
  const outboxDir = join(config.dataDir, 'outbox');
  const mails =
    given ??
    createMailQueue({ isSetUp: isMailSetUp(config), secret, clock, branding: mailBrandingOf(config) });
  return {
    mails,
    mailer: createMailer(config, outboxDir),
    sms: createSmsSender({ ...config, ...config.sms }, outboxDir),
  };
}

interface RealtimeParts {
  database: Database;
  announcements: Announcements;
  numbers: LastNumbers;
  authenticator: AccessAuthenticator;
  ownOrigins: ReadonlySet<string>;
}

function openRealtime({ config, http, log, epoch }: ServerParts, parts: RealtimeParts): Realtime {
  const { database, announcements, numbers, authenticator, ownOrigins } = parts;
  const channels = new SharedCache<StoreChannel>({
    numbers,
    isOutdated: (storeId, { subjectSeq }) => subjectSeq < announcements.lastOf(storeId),
  });
  const isTrusted = proxyAddr.compile(config.trustedProxies);
  return createRealtime(http.server, {
    ...{ ownOrigins, log, epoch, publicUrl: config.publicUrl, cookieName: authenticator.cookieName },
    // A client that has disconnected has no IP address.
    addressOf: (request) => addressSubject(request.socket.destroyed ? '' : proxyAddr(request, isTrusted)),
    parseCookies: (header) => http.parseCookie(header),
    findSession: authenticator.findSession,
    findSessionOf: authenticator.findSessionOf,
    describeStore: (storeId) =>
      channels.get({ storeId, atLeast: 0 }, async () => {
        const channel = await database.inStore(storeId, findChannel);
        announcements.begin(storeId, channel.subjectSeq);
        return channel;
      }),
  });
}
