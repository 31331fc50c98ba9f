import { randomUUID } from 'node:crypto';
import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePeriod } from '../../settling/settle.ts';
import { aLedgerStore } from '../../testing/ledger-store.ts';
import { manualRequests } from './manual-requests.reads.ts';

const server = testServer();
type Console = Awaited<ReturnType<typeof server.asProvider>>;
let store: Awaited<ReturnType<typeof aLedgerStore>>;
let [one, another] = [{}, {}] as [Console, Console];
beforeEach(async () => {
  store = await aLedgerStore(server);
  [one, another] = [await server.asProvider(), await server.asProvider()];
});
afterEach(() => store.close());

const path = () => `provedor/lojas/${store.storeId}/financeiro/solicitacoes`;
const request = (over: object = {}, who = one) =>
  who.post(path(), {
    ...{ tipo: 'AJUSTE', conta: 'conta_corrente', lado: 'A_FAVOR', valor: 7.77, motivo: 'Cobrado em dobro' },
    ...{ chave: randomUUID(), ...over },
  });
const requested = async (over: object = {}) =>
  ((await request(over)).body as unknown as { solicitacao: number }).solicitacao;
const approve = (id: number, who = another) => who.post(`${path()}/${id}/aprovar`);
const reject = (id: number, who = another) =>
  who.post(`${path()}/${id}/recusar`, { motivo: 'Sem comprovante' });
const list = async (query = '', who = one) =>
  (
    (await who.get(`provedor/financeiro/solicitacoes${query}`)).body as unknown as {
      solicitacoes: { loja: number }[];
    }
  ).solicitacoes.filter(({ loja }) => loja === store.storeId);
const rows = async (statement: string) => (await store.run(statement, [store.storeId])).rows;

it("posts an adjustment once, after another person's approval; nothing moves before", async () => {
  const id = await requested();
  expect(await store.balances()).toEqual({});
  expect(await list()).toMatchObject([{ solicitacao: id, valor: 7.77, minha: true, decisao: null }]);
  expect(await list('', another)).toMatchObject([{ minha: false }]);
  expect((await approve(id)).status).toBe(200);
  expect(await store.balances()).toEqual({ current: 777, custom: -777 });
  expect((await approve(id)).body.motivo).toBe('ledger.request-decided');
  expect((await reject(id)).body.motivo).toBe('ledger.request-decided');
  expect(await list()).toEqual([]);
  expect(await list('?decididas=true')).toMatchObject([{ solicitacao: id, decisao: 'APROVADO' }]);
  const reported = await rows(`select 1 from mails_out where store_id = $1 and kind = 'manual-adjustment'`);
  expect(reported.length).toBeGreaterThan(0);
  const written = await rows(
    `select action from audit_log where store_id = $1 and action like 'finance.manual%' order by at, action`,
  );
  expect(written.map(({ action }) => action)).toEqual(['finance.manual-asked', 'finance.manual-decided']);
});

it('accepts one of two concurrent approvals, and one of an approval and a rejection', async () => {
  const [first, second] = [await requested(), await requested({ lado: 'CONTRA', valor: 1 })];
  const third = await server.asProvider();
  const both = await Promise.all([approve(first), approve(first, third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const split = await Promise.all([approve(second), reject(second, third)]);
  expect(split.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isApproved = split[0]?.status === 200;
  expect(await store.balances()).toMatchObject({ current: isApproved ? 677 : 777 });
});

it('is never decided by its author: server and database refuse', async () => {
  const id = await requested();
  expect((await approve(id, one)).body.motivo).toBe('ledger.same-person');
  expect((await reject(id, one)).body.motivo).toBe('ledger.same-person');
  expect(await store.balances()).toEqual({});
  await expect(
    rows(
      `update manual_requests set decision = 'approved', decided_at = now(), decided_by = asked_by where store_id = $1`,
    ),
  ).rejects.toThrow('manual_requests_second_person');
  await expect(rows(`update manual_requests set asked_by = 'x' where store_id = $1`)).rejects.toThrow(
    'permission denied',
  );
});

it('a rejection leaves the ledger unchanged, and saves its reason', async () => {
  const id = await requested();
  expect((await another.post(`${path()}/${id}/recusar`, { motivo: 'x' })).status).toBe(422);
  expect((await reject(id)).status).toBe(200);
  expect(await store.balances()).toEqual({});
  expect(await list('?decididas=true')).toMatchObject([
    { decisao: 'RECUSADO', motivo_decisao: 'Sem comprovante' },
  ]);
});

it('is requested once per key; other amounts or another person are refused', async () => {
  const chave = randomUUID();
  const both = await Promise.all([request({ chave }), request({ chave })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list()).toHaveLength(1);
  expect((await request({ chave, valor: 8 })).body.motivo).toBe('ledger.other-figures');
  expect((await request({ chave }, another)).body.motivo).toBe('ledger.other-figures');
});

it('opens an account once, before any other posting', async () => {
  const opening = { tipo: 'ABERTURA', lado: 'CONTRA', valor: 12 };
  const id = await requested(opening);
  expect((await request(opening)).body.motivo).toBe('ledger.already-opened');
  const available = await requested({ ...opening, conta: 'disponivel', lado: 'A_FAVOR', valor: 100 });
  const adjustment = await requested();
  expect((await approve(id)).status).toBe(200);
  expect((await approve(available)).status).toBe(200);
  expect(await store.balances()).toEqual({ current: -1_200, available: 10_000, opening: -8_800 });
  expect((await one.get(`provedor/lojas/${store.storeId}/financeiro`)).body).toMatchObject({
    aceita_abertura: true,
  });
  expect((await approve(adjustment)).status).toBe(200);
  expect((await request({ ...opening, conta: 'disponivel', lado: 'A_FAVOR' })).body.motivo).toBe(
    'ledger.book-began',
  );
});

it('refuses an opening row if the ledger began after the request', async () => {
  const [opening, adjustment] = [await requested({ tipo: 'ABERTURA' }), await requested()];
  expect((await approve(adjustment)).status).toBe(200);
  expect((await approve(opening)).body.motivo).toBe('ledger.book-began');
  expect((await reject(opening)).status).toBe(200);
});

it('accepts an opening row after empty months were closed', async () => {
  await store.inStore((tx) => closePeriod(tx, { through: '2026-10-31', at: server.clock.now() }));
  const id = await requested({ tipo: 'ABERTURA' });
  expect((await approve(id)).status).toBe(200);
  expect(await store.balances()).toMatchObject({ current: 777 });
});

it.each([
  [{ valor: 0 }],
  [{ lado: 'X' }],
  [{ motivo: '' }],
  [{ chave: 'x' }],
  [{ conta: 'a_receber' }],
  [{ conta: 'disponivel' }],
  [{ tipo: 'ABERTURA', conta: 'disponivel', lado: 'CONTRA' }],
])('refuses %j', async (over) => {
  expect((await request(over)).status).toBe(422);
});

it('refuses support, a store without a ledger, and a request of another store', async () => {
  const support = await server.asProvider('support');
  expect((await support.get('provedor/financeiro/solicitacoes')).status).toBe(403);
  expect((await request({}, support)).status).toBe(403);
  const plain = await server.createStore();
  const input = { tipo: 'AJUSTE', conta: 'conta_corrente', lado: 'A_FAVOR', valor: 1, motivo: 'Sem livro' };
  const nowhere = `provedor/lojas/${plain.storeId}/financeiro/solicitacoes`;
  expect((await one.post(nowhere, { ...input, chave: randomUUID() })).body.motivo).toBe('ledger.no-book');
  const id = await requested();
  expect((await another.post(`${nowhere}/${id}/aprovar`)).body.motivo).toBe('ledger.request-not-found');
});

for (const isDecided of [false, true])
  pagedSuite({
    list: manualRequests,
    filter: { isDecided },
    otherFilter: { isDecided: !isDecided },
    context: [{ login: 'a', now: 0 }],
    isOfAllStores: true,
    keyOf: ({ storeId, requestId }) => `${storeId} ${requestId}`,
    insert: `insert into manual_requests (store_id, request_id, kind, account, cents, reason, key, asked_at, asked_by, asked_name,
                                          decision, decided_at, decided_by)
      select $1, n, 'adjustment', 'current', 1, 'x', gen_random_uuid(), timestamptz '2026-11-20' - n % 7 * interval '1 day', 'a', 'A',
             ${isDecided ? `'approved', timestamptz '2026-11-20' - n % 7 * interval '1 day', 'b'` : 'null, null, null'}
        from generate_series($2::integer, $3::integer) n`,
    remove: 'delete from manual_requests where store_id = $1 and request_id = $2',
  });
