import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createMailQueue, mailSealer } from '../../../../platform/mail/mail-queue.ts';
import { createOrderLinks } from '../../../orders/orders/public.ts';
import { StoreProfiles } from '../../../store/store/public.ts';
import { createSalesFigures } from '../facts/facts-reader.ts';
import { threeDays } from '../testing/three-days.ts';
import { type SummaryServices, sendSummaries } from './send-summaries.ts';
import { createSummaryLinks } from './summary-links.ts';

const { mail, port } = readConfig({});
// The mail server is unreachable, so the texts of queued mails stay in the database.
const server = testServer({ mail: { ...mail, smtpUrl: 'smtp://127.0.0.1:1' } });
const ORIGIN = `http://localhost:${port}`;
const SECRET = 'test';
/** 05:00 in São Paulo, when an operational day ends; as UTC. */
const FIVE = '08:00:00Z';

let shop: Awaited<ReturnType<typeof threeDays>>;
let services: SummaryServices;
let pools: ReturnType<typeof createPool>[];

beforeAll(async () => {
  shop = await threeDays(server);
  pools = [server.urls.app, server.urls.system].map((url) =>
    createPool({ url, max: 4, applicationName: 'test', onError: () => undefined }),
  );
  const [database, system] = pools.map((pool) => createDatabase(pool)) as [
    SummaryServices['database'],
    SummaryServices['system'],
  ];
  const profiles = new StoreProfiles(database, server.clock);
  services = {
    ...{ database, system, profiles, clock: server.clock, log: createLogger('silent') },
    sales: createSalesFigures({ database, profiles }),
    mails: createMailQueue({
      ...{ isSetUp: true, secret: SECRET, clock: server.clock },
      branding: { brand: 'Comanda', supportPhone: '0800' },
    }),
    summaryLinks: createSummaryLinks(SECRET, ORIGIN),
  };
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));
beforeEach(async () => {
  await runStatement(server.urls.owner, 'delete from mails_out', []);
  await runStatement(server.urls.owner, 'delete from daily_summaries', []);
});

interface SummaryMail {
  to: string;
  subject: string;
  text: string;
  stopUrl: string;
}
/** A store's queued summaries, decrypted. */
async function mailsOf(storeId: number): Promise<SummaryMail[]> {
  const { rows } = await runStatement<{ sealed: Buffer }>(
    server.urls.owner,
    `select sealed from mails_out where store_id = $1 and kind = 'daily-summary' order by queued_at, shown_to`,
    [storeId],
  );
  return rows.map(
    ({ sealed }) => JSON.parse(mailSealer(SECRET, storeId).unseal(sealed) ?? '') as SummaryMail,
  );
}
const notify = () => sendSummaries(services);
const at = (iso: string) => server.clock.set(iso);
const choose = async (login: string, choice: object = {}) =>
  (await server.as(login)).post('painel/resumo-diario', { ligado: true, dias_sem_pedidos: false, ...choice });
const set = (storeId: number, column: string, value: unknown) =>
  runStatement(
    server.urls.owner,
    column === 'is_suspended'
      ? 'update stores set is_suspended = $2 where store_id = $1'
      : `update users set ${column} = $2 where store_id = $1 and user_id = 1`,
    [storeId, value],
  );

it('have the sums that were computed by hand; each day is sent at five in the morning of the store', async () => {
  at('2026-11-15T02:00:00Z');
  expect((await choose(shop.store.adminLogin)).status).toBe(200);
  const reported: string[][] = [];
  for (const [early, five] of [
    ['2026-11-15T07:59:59Z', `2026-11-15T${FIVE}`],
    ['2026-11-16T07:59:59Z', `2026-11-16T${FIVE}`],
    ['2026-11-17T07:59:59Z', `2026-11-17T${FIVE}`],
  ] as const) {
    at(early);
    await notify();
    expect(await mailsOf(shop.storeId)).toHaveLength(reported.length);
    at(five);
    await Promise.all([notify(), notify()]);
    await notify();
    const mail = (await mailsOf(shop.storeId))[reported.length];
    reported.push([mail?.subject ?? '', ...(mail?.text.split('\n') ?? [])]);
  }
  expect(await mailsOf(shop.storeId)).toHaveLength(3);
  const [saturday = [], sunday = [], monday = []] = reported.map((lines) =>
    lines.map((line) => line.replaceAll('\u00a0', ' ')),
  );
  expect(saturday).toEqual(
    expect.arrayContaining([
      ...['Resumo de sábado, 14/11: R$ 150,90 em 4 pedidos', 'No dia anterior: R$ 0,00 em 0 pedidos.'],
      ...['Vendas da loja: R$ 150,90', 'Pedidos recebidos: 6', 'Pedidos concluídos: 4'],
      ...[
        'Pedidos cancelados: 2 · R$ 80,00',
        'Ticket Médio: R$ 37,73',
        'Taxa de Entrega: R$ 23,00 · 4 corridas',
      ],
      ...['Cupons: 1 · R$ 5,00', 'Comissão: R$ 18,11', 'Total Geral: R$ 168,90'],
      `${ORIGIN}/painel?periodo=2026-11-14_2026-11-14`,
    ]),
  );
  expect(sunday).toEqual(
    expect.arrayContaining([
      ...['Resumo de domingo, 15/11: R$ 154,00 em 5 pedidos', 'No dia anterior: R$ 150,90 em 4 pedidos.'],
      ...['Pedidos recebidos: 7', 'Pedidos cancelados: 0 · R$ 0,00', 'Ticket Médio: R$ 30,80'],
      ...['Taxa de Entrega: R$ 24,00 · 5 corridas', 'Cupons: 1 · R$ 25,00', 'Comissão: R$ 18,48'],
      'Total Geral: R$ 153,00',
    ]),
  );
  expect(monday).toEqual(
    expect.arrayContaining([
      ...['Resumo de segunda-feira, 16/11: R$ 1.284,56 em 3 pedidos', 'Pedidos recebidos: 5'],
      ...['Taxa de Entrega: R$ 8,00 · 2 corridas', 'Cupons: 0 · R$ 0,00', 'Comissão: R$ 154,15'],
      'Total Geral: R$ 1.292,56',
    ]),
  );
  // The mails name no customer.
  expect(reported.flat().join()).not.toMatch(/Ana Lima|11987654321/);
});

it('are sent later for days that ended without a running server: only days with orders, of the last week', async () => {
  at('2026-11-13T15:00:00Z');
  await choose(shop.store.adminLogin, { dias_sem_pedidos: true });
  at(`2026-11-19T${FIVE}`);
  await Promise.all([notify(), notify()]);
  const reported = async () =>
    (await mailsOf(shop.storeId)).map(({ subject }) => /^Resumo de (.*?):/.exec(subject)?.[1]).toSorted();
  expect(await reported()).toEqual([
    'domingo, 15/11',
    'quarta-feira, 18/11',
    'segunda-feira, 16/11',
    'sábado, 14/11',
  ]);
  await runStatement(server.urls.owner, 'delete from mails_out', []);
  await runStatement(server.urls.owner, "update daily_summaries set told_day = '2026-11-01'", []);
  at(`2026-11-22T${FIVE}`);
  await notify();
  await notify();
  expect(await reported()).toEqual(['domingo, 15/11', 'segunda-feira, 16/11', 'sábado, 21/11']);
});

it('leave out a day without orders, unless the user chose such days, too', async () => {
  at('2026-11-19T15:00:00Z');
  const [quiet, eager] = [await server.createStore(), await server.createStore()];
  await choose(quiet.adminLogin);
  await choose(eager.adminLogin, { dias_sem_pedidos: true });
  at(`2026-11-20T${FIVE}`);
  await notify();
  expect(await mailsOf(quiet.storeId)).toEqual([]);
  expect(await mailsOf(eager.storeId)).toMatchObject([
    { subject: 'Resumo de quinta-feira, 19/11: nenhum pedido' },
  ]);
});

it("are sent by the store's own clock", async () => {
  at('2026-11-19T15:00:00Z');
  const acre = await server.createStore({ timeZone: 'America/Rio_Branco' });
  await choose(acre.adminLogin, { dias_sem_pedidos: true });
  at('2026-11-20T09:59:59Z');
  await notify();
  expect(await mailsOf(acre.storeId)).toEqual([]);
  at('2026-11-20T10:00:00Z');
  await notify();
  expect(await mailsOf(acre.storeId)).toHaveLength(1);
});

it.each([
  ['may not read reports any more', 'roles', ['Lojista Operador'], ['Lojista Admin']],
  ['left the store', 'is_active', false, true],
  ['has no e-mail', 'email', null, 'dona@x.example'],
  ['is of a suspended store', 'is_suspended', true, false],
])('sends nothing to a person who %s, nor that day’s summary later', async (_who, column, taken, back) => {
  at('2026-11-19T15:00:00Z');
  const { storeId, adminLogin } = await server.createStore();
  await choose(adminLogin, { dias_sem_pedidos: true });
  await set(storeId, column, taken);
  at(`2026-11-20T${FIVE}`);
  await notify();
  await set(storeId, column, back);
  await notify();
  expect(await mailsOf(storeId)).toEqual([]);
  at(`2026-11-21T${FIVE}`);
  await notify();
  expect(await mailsOf(storeId)).toHaveLength(1);
});

it('a server that dies before its commit has sent nothing; the next round sends to every user once', async () => {
  at('2026-11-19T15:00:00Z');
  const { storeId, adminLogin } = await server.createStore();
  await choose(adminLogin, { dias_sem_pedidos: true });
  at(`2026-11-20T${FIVE}`);
  const queue: typeof services.mails.queue = async (...args) => {
    await services.mails.queue(...args);
    throw new Error('killed');
  };
  await sendSummaries({ ...services, mails: { ...services.mails, queue } });
  expect(await mailsOf(storeId)).toEqual([]);
  await notify();
  await notify();
  expect(await mailsOf(storeId)).toHaveLength(1);
});

it("are each user's own setting, and need the user's own e-mail address", async () => {
  const { storeId, adminLogin, operatorLogin } = await server.createStore();
  const admin = await server.as(adminLogin);
  expect((await (await server.as(operatorLogin)).get('painel/resumo-diario')).status).toBe(403);
  expect((await admin.get('painel/resumo-diario')).body).toMatchObject({ ligado: false });
  await choose(adminLogin);
  await choose(adminLogin, { dias_sem_pedidos: true });
  expect((await admin.get('painel/resumo-diario')).body).toMatchObject({
    ...{ ligado: true, dias_sem_pedidos: true },
  });
  await set(storeId, 'email', null);
  expect((await choose(adminLogin)).body.motivo).toBe('insight.no-email');
  await choose(adminLogin, { ligado: false });
  expect((await admin.get('painel/resumo-diario')).body).toMatchObject({ ligado: false, email: null });
});

it('are stopped by one click in a mail program, without a login and any number of times', async () => {
  at('2026-11-19T15:00:00Z');
  const { storeId, adminLogin } = await server.createStore();
  await choose(adminLogin, { dias_sem_pedidos: true });
  at(`2026-11-20T${FIVE}`);
  await notify();
  const [mail] = await mailsOf(storeId);
  expect(mail?.text).toContain(mail?.stopUrl.replace('/api/', '/'));
  const path = new URL(mail?.stopUrl ?? '').pathname;
  const click = (where: string) =>
    fetch(`${server.url}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const isOn = async () => (await (await server.as(adminLogin)).get('painel/resumo-diario')).body;
  for (const token of ['', 'A'.repeat(35), path.slice(-35, -1), orderToken(storeId)]) {
    expect((await click(`/api/resumo-diario/${token}`)).status, token).toBe(404);
  }
  expect(await isOn()).toMatchObject({ ligado: true });
  const answers = await Promise.all([click(path), click(path)]);
  expect([...answers, await click(path)].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await isOn()).toMatchObject({ ligado: false });
  at(`2026-11-21T${FIVE}`);
  await notify();
  expect(await mailsOf(storeId)).toHaveLength(1);
});

it('leave out a silenced finding, for this user only, for 30 days or until the user ends the silence', async () => {
  await shop.run("update users set roles = '{Lojista Admin}' where store_id = $1 and user_id = 2", [
    shop.storeId,
  ]);
  const silence = async (silenciar: boolean) =>
    (await shop.panel()).post('painel/silenciar', { regra: 'late', silenciar });
  const silenced = async (login: string) => (await (await server.as(login)).get('painel')).body;
  const { adminLogin, operatorLogin } = shop.store;
  await silence(true);
  expect((await silence(true)).status).toBe(200);
  expect(await silenced(adminLogin)).toMatchObject({ silenciados: ['late'] });
  expect(await silenced(operatorLogin)).toMatchObject({ silenciados: [] });
  const began = server.clock.now();
  server.clock.advance(30 * 24 * 3_600_000);
  expect(await silenced(adminLogin)).toMatchObject({ silenciados: [] });
  server.clock.set(new Date(began).toISOString());
  await silence(false);
  expect(await silenced(adminLogin)).toMatchObject({ silenciados: [] });
  expect((await (await shop.panel()).post('painel/silenciar', { regra: 'x', silenciar: true })).status).toBe(
    422,
  );
  await shop.run("update users set roles = '{Lojista Operador}' where store_id = $1 and user_id = 2", [
    shop.storeId,
  ]);
});

/**
 * Makes the token of an order link. It has the same numbers and secret, but must not work as a link of a
 * summary.
 */
const orderToken = (storeId: number) =>
  createOrderLinks(SECRET).pathOf({ storeId, orderId: 1 }).replace('/p/', '');
