import {
  listPaymentMethods,
  savePaymentMethods,
} from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { FIRST_METHODS, PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();
crudSuite(server, {
  list: listPaymentMethods,
  save: savePaymentMethods,
  input: (n, version) => ({
    keys: ['Dinheiro', ...PAYMENT_METHODS.slice(3, 3 + n).map(({ key }) => key)],
    version,
  }),
  versionOf: ({ version }) => version,
  refused: [
    ['none', { formas: [] }, 'formas'],
    ['nothing', { formas: undefined }, 'formas'],
  ],
  action: 'payment-methods.changed',
  subject: 'formas-pagamento',
});

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

it('a new store accepts the usual ones of all methods', async () => {
  const { operator } = await aStore();
  const methods = await read(operator);
  expect(methods).toMatchObject({ status: true, versao: 0, alterado_por: null, alterado_em: null });
  expect(chosen(methods)).toEqual(FIRST_METHODS);
  expect(methods.obj).toHaveLength(PAYMENT_METHODS.length);
  expect(methods.obj[2]).toEqual({ chave: 'Visa|C', nome: 'Visa', selected: true });
});

it('saves each chosen method once, and records the previous methods', async () => {
  const { admin, store } = await aStore();
  const saved = await admin.post(PATH, { formas: ['Visa|D', 'Dinheiro', 'Visa|D'], versao: 0 });
  expect(chosen(saved.body as unknown as Methods)).toEqual(['Dinheiro', 'Visa|D']);
  expect(saved.body).toMatchObject({ versao: 1, alterado_em: '2026-11-20T22:10:00.000Z' });
  const { rows } = await runStatement(
    server.urls.owner,
    `select details from audit_log where store_id = $1 and action = 'payment-methods.changed'`,
    [store.storeId],
  );
  expect(rows).toEqual([
    { details: { antes: { formas: FIRST_METHODS }, depois: { formas: ['Dinheiro', 'Visa|D'] } } },
  ]);
});

it('names the method that does not exist', async () => {
  const { admin } = await aStore();
  const { status, body } = await admin.post(PATH, { formas: ['Dinheiro', 'Fiado'] });
  expect(status).toBe(422);
  expect(body.erro).toBe('Esta forma de pagamento não existe: Fiado');
  expect(chosen(await read(admin))).toEqual(FIRST_METHODS);
});

it('refuses an empty choice', async () => {
  const { admin } = await aStore();
  expect((await admin.post(PATH, { formas: [] })).body.erros).toMatchObject([
    { mensagem: 'Escolha pelo menos uma forma de pagamento.' },
  ]);
});

it('lets older clients without versions overwrite newer methods', async () => {
  const { admin } = await aStore();
  await admin.post(PATH, { formas: ['Pix'], versao: 0 });
  expect((await admin.post(PATH, { formas: ['Dinheiro'] })).body).toMatchObject({ versao: 2 });
});

it('is read by operators, and changed by administrators', async () => {
  const { operator } = await aStore();
  expect((await operator.post(PATH, { formas: ['Pix'], versao: 0 })).status).toBe(403);
  expect(chosen(await read(operator))).toEqual(FIRST_METHODS);
});
