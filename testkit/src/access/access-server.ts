import { bindAccess } from '@comanda/server/src/areas/people/access/access.routes.ts';
import type { AccessDeps, AccessServices } from '@comanda/server/src/areas/people/access/access-services.ts';
import { bindPeople } from '@comanda/server/src/areas/people/access/people.routes.ts';
import {
  createAuthenticator,
  createSessionEvents,
  createThrottles,
} from '@comanda/server/src/areas/people/access/public.ts';
import type { SessionEvents } from '@comanda/server/src/areas/people/access/sessions/session-events.ts';
import { bindLeads } from '@comanda/server/src/areas/people/leads/leads.routes.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase, type Database } from '@comanda/server/src/platform/database/transaction.ts';
import type { ProviderAuthenticator } from '@comanda/server/src/platform/http/admit-provider.ts';
import { createBind } from '@comanda/server/src/platform/http/bind.ts';
import { sessionCookieName } from '@comanda/server/src/platform/http/credentials.ts';
import type { CustomerWatch } from '@comanda/server/src/platform/http/customer-watch.ts';
import { answerError } from '@comanda/server/src/platform/http/error-answer.ts';
import { mountCalls } from '@comanda/server/src/platform/http/mount-calls.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import type { Mail } from '@comanda/server/src/platform/mail/mailer.ts';
import { renderMail } from '@comanda/server/src/platform/mail/render-mail.ts';
import type { Sms } from '@comanda/server/src/platform/sms/sms-sender.ts';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase } from '../postgres.ts';
import { createTestStore, type TestStore, type TestStoreOptions } from '../stores.ts';

/** The fields that tests of access check. */
export interface AccessAnswerBody {
  status: boolean;
  erro: string;
  erros: { campo: string; mensagem: string }[];
  motivo: string;
  mensagem: string;
  uuid: string;
  email: string | null;
  telefone: string | null;
  reenvio_em_segundos: number;
  data: { id_estabelecimento: number; nome: string; razao_social: string; endereco_bairro: string }[];
  usuario: {
    nome: string;
    id_estabelecimento: number;
    role_group: string[];
    sessao: { hash: string | null; id_sessao: string };
    socket: { url: string; canal: string };
  } & string;
}

export interface AccessAnswer {
  status: number;
  body: AccessAnswerBody;
  header(name: string): string;
}

export interface AccessServer {
  readonly database: Database;
  readonly sessionEvents: SessionEvents;
  /** A pool for the role comanda_system, which sees the rows of all stores. */
  readonly systemPool: pg.Pool;
  /** Connection string of the role comanda_system. */
  readonly systemUrl: string;
  /** Sends a request. `address` is the client's address, by default 192.0.2.1. */
  post(
    path: string,
    body?: object,
    from?: { address?: string; headers?: Record<string, string> },
  ): Promise<AccessAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<AccessAnswer>;
  createStore(over?: TestStoreOptions): Promise<TestStore>;
  /** Runs a statement as the role comanda_system, which sees the rows of all stores. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  readonly clock: { now(): number; advance(ms: number): void };
  readonly mails: Mail[];
  readonly messages: Sms[];
  /** Milliseconds that the server delayed each login. */
  readonly pauses: number[];
  /** True: this server cannot send mail. */
  isMailDown: boolean;
}

const BRANDING = { brand: 'Comanda', supportPhone: '0800 000 0000' };
const START = Date.parse('2026-11-20T22:10:00Z');
export const PANEL_HEADERS = { platform: 'merchantWebv1' };

/**
 * The calls for logins and accounts, on a separate database. Mails and SMS are only collected in memory, and
 * the clock does not move.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of people and their requests, on one server.
export function accessServer(
  options: { isHttps?: boolean; replaced?: Partial<AccessServices> } = {},
): AccessServer {
  const isHttps = options.isHttps ?? false;
  let now = START;
  let parts: { http: FastifyInstance; database: Database; system: pg.Pool; systemUrl: string } | undefined;
  let stop: (() => Promise<void>) | undefined;
  const running = () => {
    if (parts === undefined) throw new Error('the access server runs only while tests run');
    return parts;
  };
  const mails: Mail[] = [];
  const messages: Sms[] = [];
  const pauses: number[] = [];
  const sessionEvents = createSessionEvents();

  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    const { urls } = testDatabase;
    const pool = createPool({ url: urls.app, max: 10, applicationName: 'test', onError: () => undefined });
    const system = createPool({
      url: urls.system,
      max: 2,
      applicationName: 'test',
      onError: () => undefined,
    });
    const database = createDatabase(pool);
    const clock = { now: () => now };
    const log = createLogger('silent');
    const authenticator = createAuthenticator({
      database,
      clock,
      log,
      sessionEvents,
      intakePerSecond: 50,
      sessionPerSecond: 100_000,
      cookieName: sessionCookieName(isHttps),
      ownOrigins: new Set<string>(),
      orderOfLink: () => null,
    });
    const http = fastify();
    http.setErrorHandler(answerError(log));
    await http.register(cookie);
    const bindCall = mountCalls(http, authenticator, {} as ProviderAuthenticator, {} as CustomerWatch);
    const bind = createBind(bindCall, { database, system: database, clock });
    const deps: AccessDeps = {
      database,
      clock,
      log,
      authenticator,
      sessionEvents,
      isHttps,
      secret: 'test',
      mails: {
        get isSetUp() {
          return !server.isMailDown;
        },
        queue: async (tx, content) =>
          tx.afterCommit(() => void (server.isMailDown || mails.push(renderMail(content, BRANDING)))),
        onQueued: () => undefined,
      },
      sms: {
        send: async (sms) => {
          messages.push(sms);
        },
      },
    };
    bindAccess(bind, deps, {
      pause: async (ms) => {
        pauses.push(ms);
      },
      ...options.replaced,
    });
    const throttles = createThrottles(deps);
    bindLeads(bind, { ...deps, throttles, providerEmail: 'provedor@example.com' });
    bindPeople(bind, { ...deps, publicUrl: 'https://loja.example.com' });
    parts = { http, database, system, systemUrl: urls.system };
    stop = async () => {
      await http.close();
      await Promise.all([pool.end(), system.end()]);
      await testDatabase.drop();
    };
  });
  afterAll(async () => {
    await stop?.();
  });
  beforeEach(() => {
    now += 30 * 24 * 3_600_000;
    mails.length = 0;
    messages.length = 0;
    pauses.length = 0;
    server.isMailDown = false;
  });

  async function inject(request: {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    address: string;
    body?: object;
  }): Promise<AccessAnswer> {
    const response = await running().http.inject({
      method: request.method,
      url: `/api/${request.path}`,
      headers: request.headers,
      remoteAddress: request.address,
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    return {
      status: response.statusCode,
      body: response.json<AccessAnswerBody>(),
      header: (name) => String(response.headers[name] ?? ''),
    };
  }

  const server: AccessServer = {
    get database() {
      return running().database;
    },
    sessionEvents,
    get systemPool() {
      return running().system;
    },
    get systemUrl() {
      return running().systemUrl;
    },
    post: (path, body = {}, from = {}) =>
      inject({
        method: 'POST',
        path,
        body,
        headers: from.headers ?? {},
        address: from.address ?? '192.0.2.1',
      }),
    get: (path, headers = {}) => inject({ method: 'GET', path, headers, address: '192.0.2.1' }),
    createStore: (over) => createTestStore(running().systemUrl, over),
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await running().system.query<Row>(sql, values)).rows,
    clock: {
      now: () => now,
      advance: (ms) => {
        now += ms;
      },
    },
    mails,
    messages,
    pauses,
    isMailDown: false,
  };
  return server;
}
