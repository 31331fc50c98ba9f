import { getOperatorGrants, saveOperatorGrants } from '@comanda/contract/people/access/operator-grants.calls';
import { FIRST_GRANTS, GRANTABLE } from '@comanda/domain/people/access/permissions';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();
crudSuite(server, {
  list: getOperatorGrants,
  save: saveOperatorGrants,
  // The binary digits of `n` select permissions, so each `n` gives different permissions.
  input: (n, version) => ({ granted: GRANTABLE.filter((_each, index) => (n >> index) % 2 === 1), version }),
  versionOf: ({ version }) => version,
  refused: [
    ['nothing', { permissoes: undefined }, 'permissoes'],
    ['what no store may grant', { permissoes: ['users.manage'] }, 'permissoes[0]'],
    ['a word that is no permission', { permissoes: ['orders.cancel', 'tudo'] }, 'permissoes[1]'],
  ],
  action: 'access.grants-changed',
  subject: 'usuarios',
});

const PATH = 'users/merchant-permissions';
const granted = async (person: TestClient) => (await person.get('login/sessao')).body.usuario.permissoes;

async function aStore() {
  const store = await server.createStore();
  return { store, operator: await server.as(store.operatorLogin), admin: await server.as(store.adminLogin) };
}

it('a new store has the default permissions', async () => {
  const { admin, operator } = await aStore();
  expect((await admin.get(PATH)).body).toMatchObject({
    permissoes: FIRST_GRANTS,
    versao: 0,
    alterado_por: null,
  });
  expect(await granted(operator)).toEqual(expect.arrayContaining([...FIRST_GRANTS]));
});

it('applies at once, to open panels and to later logins; administrators are not affected', async () => {
  const { store, admin, operator } = await aStore();
  const all = await granted(admin);
  const panel = await openSocket(server.url, operator.token);
  const save = () => operator.post('software_app/alteraPagamentos', { formas: ['Pix'] });
  expect((await save()).status).toBe(403);
  await admin.post(PATH, { permissoes: ['settings.use', 'payment-methods.manage'] });
  expect(await panel.take('sessao-mudou', 1)).toHaveLength(1);
  panel.close();
  expect((await save()).status).toBe(200);
  expect(await granted(operator)).toEqual([
    'account.use',
    'orders.read',
    'store.read',
    'settings.use',
    'payment-methods.manage',
  ]);
  const later = await server.as(store.operatorLogin);
  expect(await granted(later)).toEqual(await granted(operator));
  await admin.post(PATH, { permissoes: [] });
  expect((await save()).status).toBe(403);
  expect(await granted(operator)).toEqual(['account.use', 'orders.read', 'store.read']);
  expect(await granted(admin)).toEqual(all);
});

it('stored permissions that are not grantable or unknown are ignored', async () => {
  const { store, operator } = await aStore();
  await runStatement(
    server.urls.owner,
    `insert into operator_grants values ($1, '{users.manage,finance.read,tudo,orders.chat}', 1, now(), 'x')`,
    [store.storeId],
  );
  const again = await server.as(store.operatorLogin);
  expect(await granted(again)).toEqual(['account.use', 'orders.read', 'orders.chat', 'store.read']);
  expect((await again.get('invoices?status=overdue&page=1&per_page=1')).status).toBe(403);
  expect((await operator.get(PATH)).status).toBe(403);
});
