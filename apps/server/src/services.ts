import { join } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { createSalesFigures } from './areas/insight/insight/public.ts';
import { MenuDocuments } from './areas/menu/menu/public.ts';
import {
  type BoletoDesk,
  createInvoicesByHand,
  type LedgerOfInvoices,
} from './areas/money/invoices/public.ts';
import {
  choosePlan,
  type InvoicesByHand,
  type InvoicesOfLedger,
  type PayoutDesk,
  readTerms,
  StoredApprovals,
  StoreTerms,
} from './areas/money/ledger/public.ts';
import {
  createRegistrationForPayments,
  type PlanDesk,
  type ReceiverDesk,
} from './areas/money/online-payment/public.ts';
import {
  createBoletoDesk,
  createPaymentReceivers,
  createPaymentServices,
  createPayoutDesk,
  type OnlineSalesReader,
  type PaymentServices,
} from './areas/money/payments/public.ts';
import { type Conversations, createConversations } from './areas/orders/chat/public.ts';
import {
  type CourierServices,
  createCourierOfOrder,
  createCourierServices,
} from './areas/orders/courier/public.ts';
import {
  type CourierOfOrder,
  createCustomerWatch,
  createOrderChanges,
  createOrderLinks,
  createPastOrderLimit,
  type OrderChanges,
  OrderEvents,
  type OrderLinks,
  type PastOrderLimit,
} from './areas/orders/orders/public.ts';
import { createPrintService, type PrintService } from './areas/orders/printing/public.ts';
import {
  type AccessDoorkeeper,
  addressSubject,
  createDoorkeeper,
  createSessionEvents,
  createThrottles,
  type SessionEvents,
  type Throttles,
} from './areas/people/access/public.ts';
import { createProviderDoorkeeper } from './areas/people/provider/public.ts';
import { ServedDistricts } from './areas/store/delivery-areas/public.ts';
import type { StoreSwitch } from './areas/store/hours/public.ts';
import { TakenMethods } from './areas/store/payment-methods/public.ts';
import {
  createStoreTeller,
  findChannel,
  StoreProfiles,
  type StoreTeller,
  storeSwitch,
} from './areas/store/store/public.ts';
import { type Config, consoleUrlOf, serverSecret } from './config.ts';
import {
  invoicesOfLedger,
  invoicesOfPayments,
  ledgerOfInvoices,
  ledgerOfPayments,
  moneyOfOrder,
  onlineSalesBy,
} from './money-wires.ts';
import type { Clock } from './platform/clock.ts';
import { type Announcements, createAnnouncements } from './platform/database/announcements.ts';
import type { Pools } from './platform/database/pools.ts';
import { createDatabase, type Database } from './platform/database/transaction.ts';
import { createFiles } from './platform/files/create-files.ts';
import type { Files } from './platform/files/files.ts';
import { sessionCookieName } from './platform/http/credentials.ts';
import type { CustomerWatch } from './platform/http/customer-watch.ts';
import { type ProviderDoorkeeper, providerCookieName } from './platform/http/provider-door.ts';
import type { Logger } from './platform/log.ts';
import { createMailer, isMailSetUp } from './platform/mail/create-mailer.ts';
import { mailHouseOf } from './platform/mail/mail-content.ts';
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createRealtime, type Realtime } from './platform/realtime/realtime.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import type { SmsSender } from './platform/sms/sms-sender.ts';

/** Services of the areas: first those of the platform, then those between areas. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Logger;
  /** For routes outside declared calls. */
  http: FastifyInstance;
  /** Metrics of `/metrics`. */
  metrics: Registry;
  /** True when served over HTTPS: cookies are then Secure. */
  isHttps: boolean;
  /** Server secret. The keys of sealed and signed values are derived from it. */
  secret: string;
  /** Database limited to one store by row-level security. */
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  announcements: Announcements;
  realtime: Realtime;
  files: Files;
  /** Only for `mail`; other areas queue their mails. */
  mailer: Mailer;
  mails: MailQueue;
  sms: SmsSender;
  /** From `access`. */
  doorkeeper: AccessDoorkeeper;
  sessionEvents: SessionEvents;
  throttles: Throttles;
  /** From `provider`. */
  providerDoorkeeper: ProviderDoorkeeper;
  /** From `store`. */
  profiles: StoreProfiles;
  teller: StoreTeller;
  /** From `store`: the open/closed switch, for opening hours. */
  storeSwitch: StoreSwitch;
  /** From `delivery-areas`. */
  districts: ServedDistricts;
  /** From `menu`. */
  menus: MenuDocuments;
  /** From `payment-methods`. */
  methods: TakenMethods;
  /** From `ledger`: the terms of a store's orders. */
  terms: StoreTerms;
  /** Ledger and payment provider, as online payment needs them. */
  planDesk: PlanDesk;
  receiverDesk: ReceiverDesk;
  /** From `orders`. */
  events: OrderEvents;
  changes: OrderChanges;
  links: OrderLinks;
  pastOrders: PastOrderLimit;
  customerWatch: CustomerWatch;
  /** From `printing`, for orders. Created before `printing`, because orders need it. */
  printing: PrintService;
  /** From `courier`, with its port for orders. */
  couriers: CourierServices;
  courier: CourierOfOrder;
  /** From `payments`, with the conditions of online charges. */
  payments: PaymentServices;
  onlineSales: OnlineSalesReader;
  /** Payments and invoices, as the ledger needs them. */
  payouts: PayoutDesk;
  invoices: InvoicesOfLedger;
  invoicesByHand: InvoicesByHand;
  /** From `ledger`: actions that a second person of the provider approves. */
  approvals: StoredApprovals;
  /** Payments, as invoices need them. */
  boletos: BoletoDesk;
  /** The ledger, as invoices need it. */
  invoiceLedger: LedgerOfInvoices;
  /** From `insight`. */
  sales: ReturnType<typeof createSalesFigures>;
  /** From `chat`. */
  conversations: Conversations;
}

interface ServerParts {
  config: Config;
  clock: Clock;
  log: Logger;
  http: FastifyInstance;
  pools: Pools;
  /** Queue for mails; default the queue that is sent. */
  mails?: MailQueue | undefined;
}

/** Creates the services, each from those above, so that dependencies read from top to bottom. Nothing starts yet. */
export function createServices({ config, clock, log, http, pools, mails: given }: ServerParts): Services {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const secret = serverSecret(config);
  const announcements = createAnnouncements();
  const database = createDatabase(pools.app, announcements);
  const system = createDatabase(pools.system, announcements);
  const outboxDir = join(config.dataDir, 'outbox');

  const sessionEvents = createSessionEvents();
  const cookieName = sessionCookieName(isHttps);
  const ownOrigins: ReadonlySet<string> = new Set(config.publicUrl ? [config.publicUrl] : []);
  const { intakePerSecond, sessionPerSecond } = config;
  const links = createOrderLinks(secret);
  const orderOfLink = links.orderOf;
  const entrance = { database, clock, log, sessionEvents, cookieName, ownOrigins, orderOfLink };
  const doorkeeper = createDoorkeeper({ ...entrance, intakePerSecond, sessionPerSecond });
  const throttles = createThrottles({ database, clock, secret });
  const providerDoorkeeper = createProviderDoorkeeper({
    ...{ system, clock, log, sessionPerSecond },
    ownOrigins: new Set([consoleUrlOf(config)].flatMap((url) => url ?? [])),
    cookieName: providerCookieName(isHttps),
  });

  const isTrusted = proxyAddr.compile(config.trustedProxies);
  const realtime = createRealtime(http.server, {
    cookieName,
    ownOrigins,
    publicUrl: config.publicUrl,
    log,
    // A client that has disconnected has no address.
    addressOf: (request) => addressSubject(request.socket.destroyed ? '' : proxyAddr(request, isTrusted)),
    parseCookies: (header) => http.parseCookie(header),
    findSession: doorkeeper.findSession,
    findSessionOf: doorkeeper.findSessionOf,
    describeStore: async (storeId) => {
      const channel = await database.inStore(storeId, findChannel);
      announcements.begin(storeId, channel.subjectSeq);
      return channel;
    },
  });

  const profiles = new StoreProfiles(database, clock);
  const teller = createStoreTeller({ database, realtime, log });
  const events = new OrderEvents({ realtime, systemPool: pools.system, announcements, clock, log });
  const printing = createPrintService(clock);
  const terms = new StoreTerms(database, clock);
  const money = moneyOfOrder(terms);
  const changes = createOrderChanges({ database, profiles, events, print: printing.ofOrder, money, clock });
  const couriers = createCourierServices({
    ...{ database, system, changes, throttles, clock, log, secret },
    mayUseLocalServices: config.mayUseLocalServices,
  });
  const files = createFiles(config);
  const mails =
    given ?? createMailQueue({ isSetUp: isMailSetUp(config), secret, clock, house: mailHouseOf(config) });
  const onlineSales = onlineSalesBy(config.payments !== null, (tx) => terms.of(tx.storeId));
  const payments = createPaymentServices({
    ...{ database, system, changes, clock, log, secret },
    access: config.payments,
    ledger: ledgerOfPayments(profiles, mails),
    onlineSales,
    invoices: invoicesOfPayments(profiles),
    registration: createRegistrationForPayments({ database, files, secret, mails, clock }),
  });
  const boletos = createBoletoDesk(payments);
  const pastOrders = createPastOrderLimit(clock);
  return {
    config,
    clock,
    log,
    http,
    metrics: new Registry(),
    isHttps,
    secret,
    database,
    system,
    announcements,
    realtime,
    files,
    mailer: createMailer(config, outboxDir),
    mails,
    sms: createSmsSender({ ...config, ...config.sms }, outboxDir),
    doorkeeper,
    sessionEvents,
    throttles,
    providerDoorkeeper,
    profiles,
    teller,
    storeSwitch,
    districts: new ServedDistricts(database),
    menus: new MenuDocuments(database),
    methods: new TakenMethods(database),
    terms,
    planDesk: { read: readTerms, choose: choosePlan },
    receiverDesk: createPaymentReceivers(payments),
    events,
    changes,
    links,
    pastOrders,
    customerWatch: createCustomerWatch({ database, clock, pastOrders }),
    printing,
    couriers,
    courier: createCourierOfOrder(couriers),
    payments,
    sales: createSalesFigures({ database, profiles }),
    onlineSales,
    payouts: createPayoutDesk(payments),
    invoices: invoicesOfLedger,
    invoicesByHand: createInvoicesByHand(boletos, ledgerOfInvoices),
    approvals: new StoredApprovals(),
    boletos,
    invoiceLedger: ledgerOfInvoices,
    conversations: createConversations({ database, changes, clock }),
  };
}
