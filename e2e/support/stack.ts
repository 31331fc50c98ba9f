import { resolve } from 'node:path';
import { sessionAnswer } from '@comanda/contract/people/access/access.wire';
import type { Config } from '@comanda/server/src/config.ts';
import { type Clock, systemClock } from '@comanda/server/src/platform/clock.ts';
import { cloneDatabase } from '@comanda/testkit/clone-database';
import { type AppOnPort, startAppsOnPort } from '@comanda/testkit/http/app-on-port';
import { PATIENCE_MS } from '@comanda/testkit/patience';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { outboxTexts } from '@comanda/testkit/running/outbox';
import { type PlacedOrder, placeOrder } from '@comanda/testkit/running/place-order';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import type { World } from '@comanda/testkit/running/world';
import {
  createTestStore,
  TEST_PASSWORD,
  type TestStore,
  type TestStoreOptions,
} from '@comanda/testkit/stores';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { sharedBrowser } from './browser.ts';

export interface Visit {
  context: BrowserContext;
  page: Page;
}

export interface Stack extends World {
  createStore(over?: TestStoreOptions): Promise<TestStore>;
  /** Sends an order to a store, like a partner. Throws if the server refuses the order. */
  placeOrder(store: Pick<TestStore, 'intakeKey'>, document: object): Promise<PlacedOrder>;
  /** Opens a path in a new browser context, which has its own cookies and storage. */
  visit(path: string, options?: { width?: number; height?: number }): Promise<Visit>;
  /** Opens /pedidos in a new browser context with a logged-in user. */
  logIn(login: string, options?: { width?: number; height?: number }): Promise<Visit>;
  /** Logs in on the login screen, which takes as long as a short journey. */
  logInByHand(login: string): Promise<Visit>;
  /** The texts of the mails sent to an address, oldest first. */
  mailsTo(address: string): string[];
  /** Stops the server: cuts every connection and refuses new ones until `startServer`. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
}

/** Secret that protects the accounts and links of a stack. */
export const STACK_SECRET = 'e2e-4d18b07fa3c95e62-stack-k3vwq8';

/**
 * Runs the built panel on a real server (with `clock`), with its own database and a real browser. All journeys of a
 * file share one stack. In `npm run test:cluster` a stack has several servers behind HAProxy.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it starts services in their order, and ends all of them if one fails.
export function stack(over: Partial<Config> = {}, clock: Clock = systemClock): Stack {
  let running: AppOnPort | undefined;
  let browser: Browser | undefined;
  let database: Awaited<ReturnType<typeof cloneDatabase>> | undefined;
  let port = 0;
  const contexts: BrowserContext[] = [];
  /**
   * Number of browser contexts that were opened before the first journey. They stay open for the whole file.
   */
  let stored = 0;
  const violations: string[] = [];
  let dataDir = '';
  const databaseOrFail = () => {
    if (!database) throw new Error('the stack runs only while tests run');
    return database;
  };

  const startServer = async () => {
    const panelDir = resolve(import.meta.dirname, '../../apps/panel/dist');
    const config = { dataDir, panelDir, secret: STACK_SECRET, ...over };
    running = await startAppsOnPort({ config, database: databaseOrFail(), clock, port });
    port = running.port;
  };

  beforeAll(async () => {
    dataDir = makeTemporaryFolder();
    [database, browser] = await Promise.all([cloneDatabase(inject('testTemplateUrl')), sharedBrowser()]);
    await startServer();
  });
  beforeEach(() => {
    stored = contexts.length;
  });
  afterEach(async () => {
    // Closes the pages of this journey, because they would slow the next journeys down.
    await Promise.all(contexts.splice(stored).map((context) => context.close()));
    // In every journey, the page must not violate its own content security policy.
    expect(violations.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    try {
      await Promise.all(contexts.map((context) => context.close()));
      await running?.app.stop();
      await database?.drop();
    } finally {
      removeTemporaryFolder(dataDir);
    }
  });

  const url = () => `http://127.0.0.1:${port}`;
  const visit = async (
    path: string,
    {
      width = 1280,
      height = 800,
      storageState,
    }: BrowserContextOptions & { width?: number; height?: number } = {},
  ) => {
    if (!browser) throw new Error('no browser');
    const context = await browser.newContext({
      storageState,
      viewport: { width, height },
      colorScheme: 'light',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(saveData);
    await reportViolations(context, (violation) => violations.push(violation));
    const page = await context.newPage();
    await page.goto(`${url()}${path}`);
    return { context, page };
  };

  return {
    get url() {
      return url();
    },
    get urls() {
      return databaseOrFail().urls;
    },
    createStore: (store) => createTestStore(databaseOrFail().urls.system, store),
    placeOrder: (store, document) => {
      const http = createHttpClient(url());
      return placeOrder(http, store, document).finally(http.close);
    },
    mailsTo: (address) => {
      const mails = outboxTexts(dataDir).map((mail): { to: string; text: string } => JSON.parse(mail));
      return mails.flatMap(({ to, text }) => (to === address ? [text] : []));
    },
    visit,
    logIn: async (login, options) =>
      visit('/pedidos', { ...options, storageState: await loggedInState(url(), login) }),
    logInByHand: async (login) => {
      const visited = await visit('/login');
      await visited.page.getByLabel('Usuário').fill(login);
      await visited.page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD);
      await visited.page.getByRole('button', { name: 'ACESSAR' }).click();
      await visited.page.waitForURL('**/pedidos**');
      return visited;
    },
    stopServer: async () => {
      await running?.app.stop();
      running = undefined;
    },
    startServer,
  };
}

/** Logs in on the login screen. Returns the browser state after the login. */
async function loggedInState(url: string, login: string): Promise<BrowserContextOptions['storageState']> {
  const response = await fetch(`${url}/api/login/index`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'merchantWebv1' },
    body: JSON.stringify({ usuario: login, senha: TEST_PASSWORD }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const [, value] = /^sid=([^;]+)/.exec(cookie) ?? [];
  if (value === undefined) throw new Error(`login of ${login} refused: ${await response.text()}`);
  const session = sessionAnswer.decode(sessionAnswer.wire.parse(await response.json()));
  const secrecy = { httpOnly: true, secure: false, sameSite: 'Lax' } as const;
  return {
    cookies: [{ name: 'sid', value, domain: new URL(url).hostname, path: '/', expires: -1, ...secrecy }],
    origins: [{ origin: url, localStorage: [{ name: 'comanda.session', value: JSON.stringify(session) }] }],
  };
}

/**
 * Disables prefetching. Prefetching and compiling unused code took more processor time than the journeys
 * themselves.
 */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Reports violations of the page's security policy, from the first line of the page. */
async function reportViolations(context: BrowserContext, report: (violation: string) => void): Promise<void> {
  await context.exposeFunction('reportViolation', report);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const notify: unknown = Reflect.get(window, 'reportViolation');
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      if (typeof notify === 'function') notify(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
}
