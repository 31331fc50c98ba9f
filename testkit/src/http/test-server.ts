import type { OrderCardWire } from '@comanda/contract/orders/orders/order-card.wire';
import type { OrderDetailWire } from '@comanda/contract/orders/orders/order-detail.wire';
import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import type { Config } from '@comanda/server/src/config.ts';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from '../postgres.ts';
import { createProviderPerson, createProviderSession } from '../provider/provider-person.ts';
import { createHttpClient, type HttpAnswer, type HttpClient } from '../running/http-client.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../running/temporary-folder.ts';
import { createTestStore, type TestStore, type TestStoreOptions } from '../stores.ts';
import { withoutRareRounds } from '../without-rare-rounds.ts';
import { type AppOnPort, startAppsOnPort } from './app-on-port.ts';

/** A clock that moves only when a test moves it. */
export interface TestClock {
  now(): number;
  set(iso: string): void;
  advance(ms: number): void;
}

/** Fields of answers that tests check. The contract's own tests check the complete shapes. */
export interface AnswerBody {
  status: boolean;
  code: number;
  erro: string;
  erros: { campo: string; mensagem: string }[];
  motivo: string;
  mensagem: string;
  seq: number | null;
  ultimo: number;
  pedido: OrderCardWire;
  pedidos: OrderDetailWire[];
  eventos: { seq: number; tipo: string; id: number; versao: number; dados: OrderCardWire }[];
  data: Record<string, unknown> & { id_pedido: number; status: string; id: string; link_cliente: string };
  estabelecimento: Record<string, unknown>;
  usuario: { sessao: { hash: string | null; id_sessao: string }; role_group: string[]; permissoes: string[] };
}

export interface Answer {
  status: number;
  body: AnswerBody;
  headers: Headers;
}

/** A client that acts as one user or partner. */
export interface TestClient {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
}

export interface TestServer {
  readonly url: string;
  readonly clock: TestClock;
  readonly urls: { owner: string; app: string; system: string };
  createStore(over?: TestStoreOptions): Promise<TestStore>;
  /** Logs in and sends the token in a header, as older clients do. */
  as(login: string, password?: string): Promise<TestClient & { token: string }>;
  /** Creates a user of the provider and logs the user in to the console, with a separate session. */
  asProvider(role?: ProviderRole): Promise<TestClient & { token: string; personId: number; login: string }>;
  partner(intakeKey: string): TestClient;
  /** A client for a customer with an order's link, as in the field `link_cliente`. */
  customer(link: string): TestClient;
  anonymous(): TestClient;
  /** Sends a request below `/api/` with only these headers. The path must be encoded already. */
  send: HttpClient['send'];
  /** Stops the server's jobs and journal readers, so that only calls change rows. */
  rest(): Promise<void>;
  /** Asks all clients to disconnect, as before a stop. */
  leave(): Promise<void>;
}

export const START = Date.parse('2026-11-20T22:10:00Z');

/**
 * A real server on a separate database, for the tests of one file. Its clock is fixed at {@link START}. In
 * `npm run test:cluster` several servers with one address take its place.
 */
export function testServer(over: Partial<Config> = {}): TestServer {
  let running: AppOnPort | undefined;
  let http: HttpClient | undefined;
  let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined;
  let now = START;
  let dataDir = '';
  withoutRareRounds();
  const clock: TestClock = {
    now: () => now,
    set: (iso) => {
      now = Date.parse(iso);
    },
    advance: (ms) => {
      now += ms;
    },
  };

  beforeAll(async () => {
    dataDir = makeTemporaryFolder();
    database = await createTestDatabase();
    const config = {
      dataDir,
      panelDir: null,
      visitorPagesDir: null,
      consoleDir: null,
      secret: 'test',
      // Disables the rate limit, which would never reset because the clock does not move.
      sessionPerSecond: 100_000,
      ...over,
    };
    running = await startAppsOnPort({ config, database, clock });
    http = createHttpClient(url());
  });
  afterAll(async () => {
    http?.close();
    await running?.app.stop();
    await database?.drop();
    removeTemporaryFolder(dataDir);
  });

  const url = () => `http://127.0.0.1:${running?.port ?? 0}`;
  const send: HttpClient['send'] = (method, path, headers, body) => {
    if (!http) throw new Error('the test server runs only while tests run');
    return http.send(method, `/api/${path}`, headers, body);
  };
  const client = (headers: Record<string, string>) => clientOf(send, headers);

  const urls = () => {
    if (!database) throw new Error('the test server runs only while tests run');
    return database.urls;
  };
  return {
    get url() {
      return url();
    },
    get urls() {
      return urls();
    },
    clock,
    createStore: (store) => createTestStore(urls().system, store),
    as: async (login, password = 'Forno#2024') => {
      const { body } = await client({}).post('login/index', { usuario: login, senha: password });
      const token = body.usuario?.sessao.hash;
      if (!token) throw new Error(`login of ${login} refused: ${JSON.stringify(body)}`);
      return { ...client({ authorization: token }), token };
    },
    asProvider: async (role = 'admin') => {
      const person = await createProviderPerson(urls().owner, role);
      const token = await createProviderSession(urls().owner, person, now);
      return { ...client({ cookie: `pid=${token}`, platform: 'merchantWebv1' }), ...person, token };
    },
    partner: (intakeKey) => client({ 'x-api-key': intakeKey }),
    customer: (link) => client({ 'x-pedido-link': link.replace('/p/', '') }),
    anonymous: () => client({}),
    send,
    rest: async () => {
      await running?.app.rest();
    },
    leave: async () => {
      await running?.app.drain();
    },
  };
}

/** Creates a client that sends the same headers with each request. */
function clientOf(ask: HttpClient['send'], sent: Record<string, string>): TestClient {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    // Paths of tests may have accents.
    const { status, headers, text } = await ask(method, encodeURI(path).replaceAll('%25', '%'), sent, body);
    return { status, body: JSON.parse(text) as AnswerBody, headers: toHeaders(headers) };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    put: (path, body = {}) => send('PUT', path, body),
    patch: (path, body = {}) => send('PATCH', path, body),
  };
}

const toHeaders = (headers: HttpAnswer['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  );
