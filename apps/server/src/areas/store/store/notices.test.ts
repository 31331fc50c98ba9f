import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  await asSystem('update stores set pay_online_notice = true where store_id = $1', [store.storeId]);
  const operator = await server.as(store.operatorLogin);
  const admin = await server.as(store.adminLogin);
  const noticeOf = async (panel: typeof admin) =>
    (await panel.get('estabelecimento/getLoja')).body.estabelecimento.aviso;
  return { store, operator, admin, noticeOf };
}

const asSystem = (statement: string, values: unknown[]) =>
  runStatement(server.urls.system, statement, values);

it('an operator hides the notice only from their own screen', async () => {
  const { operator, admin, noticeOf } = await aStore();
  expect([await noticeOf(operator), await noticeOf(admin)]).toEqual(['S', 'S']);
  expect((await operator.post('estabelecimento/alteraAviso')).body).toMatchObject({ status: true });
  expect((await operator.post('estabelecimento/alteraAviso')).status).toBe(200);
  expect([await noticeOf(operator), await noticeOf(admin)]).toEqual(['N', 'S']);
});

it('an administrator hides it from all users, also by the specified GET', async () => {
  const { store, operator, admin, noticeOf } = await aStore();
  expect((await admin.get('estabelecimento/alteraAviso')).body).toMatchObject({ status: true });
  expect([await noticeOf(operator), await noticeOf(admin)]).toEqual(['N', 'N']);
  const { rows } = await asSystem(
    `select user_id, details from audit_log where store_id = $1 and action = 'store.notice-changed'`,
    [store.storeId],
  );
  expect(rows).toEqual([{ user_id: store.adminId, details: { aviso: 'pay-online', ligado: false } }]);
});

it('a browser cannot be made to send the GET', async () => {
  const { admin } = await aStore();
  const response = await fetch(`${server.url}/api/estabelecimento/alteraAviso`, {
    headers: { cookie: `sid=${admin.token}`, platform: 'merchantWebv1' },
  });
  expect(response.status).toBe(403);
});
