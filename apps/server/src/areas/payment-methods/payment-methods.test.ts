import { FIRST_METHODS, PAYMENT_METHODS } from '@comanda/domain/payment-methods/payment-methods';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { expect, it } from 'vitest';

const server = testServer();
const PATH = 'software_app/alteraPagamentos';

interface Methods {
  status: boolean;
  obj: { chave: string; nome: string; selected: boolean }[];
  versao: number;
  alterado_por: string | null;
  alterado_em: string | null;
}

async function read(panel: TestClient): Promise<Methods> {
  return (await panel.get('software_app/listarpagamentos/')).body as unknown as Methods;
}
const chosen = ({ obj }: Methods) => obj.filter(({ selected }) => selected).map(({ chave }) => chave);

async function aStore() {
  const store = await server.createStore();
  return { store, operator: await server.as(store.operatorLogin), admin: await server.as(store.adminLogin) };
}

it('a new store takes what nearly everybody pays with, out of everything there is', async () => {
  const { operator } = await aStore();
  const methods = await read(operator);
  expect(methods).toMatchObject({ status: true, versao: 0, alterado_por: null, alterado_em: null });
  expect(chosen(methods)).toEqual(FIRST_METHODS);
  expect(methods.obj).toHaveLength(PAYMENT_METHODS.length);
  expect(methods.obj[2]).toEqual({ chave: 'Visa|C', nome: 'Visa', selected: true });
});

it('keeps what is chosen, once each, tells the other panels and writes down what was before', async () => {
  const { operator, admin, store } = await aStore();
  const neighbour = (await aStore()).operator;
  const panel = await openSocket(server.url, admin.token);
  const saved = await operator.post(PATH, { formas: ['Visa|D', 'Dinheiro', 'Visa|D'], versao: 0 });
  expect(saved.status).toBe(200);
  expect(chosen(saved.body as unknown as Methods)).toEqual(['Dinheiro', 'Visa|D']);
  expect(saved.body).toMatchObject({ versao: 1, alterado_em: '2026-11-20T22:10:00.000Z' });
  expect(await panel.take('mudou', 1)).toEqual([{ assunto: 'formas-pagamento', versao: 1 }]);
  panel.close();
  expect(chosen(await read(admin))).toEqual(['Dinheiro', 'Visa|D']);
  expect(chosen(await read(neighbour))).toEqual(FIRST_METHODS);

  expect((await operator.post(PATH, { formas: ['Visa|D', 'Dinheiro'], versao: 0 })).body).toMatchObject({
    versao: 1,
  });
  const system = new pg.Client(server.urls.system);
  await system.connect();
  const { rows } = await system.query(
    `select details from audit_log where store_id = $1 and action = 'payment-methods.changed'`,
    [store.storeId],
  );
  await system.end();
  expect(rows).toEqual([
    { details: { antes: { formas: FIRST_METHODS }, depois: { formas: ['Dinheiro', 'Visa|D'] } } },
  ]);
});

it.each([
  ['none', [], 'Escolha pelo menos uma forma de pagamento.'],
  ['one that does not exist', ['Dinheiro', 'Fiado'], 'Esta forma de pagamento não existe: Fiado'],
  ['nothing', undefined, expect.stringMatching(/./)],
])('%s is refused with words', async (_name, formas, words) => {
  const { operator } = await aStore();
  const { status, body } = await operator.post(PATH, { formas });
  expect(status).toBe(422);
  expect([body.erro, ...body.erros.map(({ mensagem }) => mensagem)]).toContainEqual(words);
  expect(chosen(await read(operator))).toEqual(FIRST_METHODS);
});

it('does not save over what somebody else saved meanwhile', async () => {
  const { operator, admin } = await aStore();
  await admin.post(PATH, { formas: ['Pix'], versao: 0 });
  const late = await operator.post(PATH, { formas: ['Dinheiro'], versao: 0 });
  expect(late).toMatchObject({ status: 409, body: { motivo: 'record.changed-meanwhile', versao: 1 } });
  expect((await operator.post(PATH, { formas: ['Dinheiro'], versao: 1 })).body).toMatchObject({ versao: 2 });
  // Older clients know no versions.
  expect((await operator.post(PATH, { formas: ['Pix'] })).body).toMatchObject({ versao: 3 });
});

it('of two who are first at once, one is told', async () => {
  const { operator, admin } = await aStore();
  const both = await Promise.all([
    operator.post(PATH, { formas: ['Dinheiro'], versao: 0 }),
    admin.post(PATH, { formas: ['Pix'], versao: 0 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(operator)).versao).toBe(1);
});
