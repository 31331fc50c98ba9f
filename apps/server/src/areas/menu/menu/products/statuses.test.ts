import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

const JUICE = 502;
const BOTH = [PIZZA.productId, JUICE];
type Body = Record<string, unknown> & { lote: string };
const bodyOf = ({ body }: { body: unknown }) => body as Body;

async function aStore() {
  const { storeId, adminLogin, operatorLogin } = await server.createStore();
  await pizzaMenu(server, storeId);
  return { storeId, admin: await server.as(adminLogin), operator: await server.as(operatorLogin) };
}

const set = (panel: TestClient, status: string, productIds: readonly number[] = BOTH) =>
  panel.post('cardapio/mudaStsLote', { produtos: productIds, status });
const undo = (panel: TestClient, { body }: { body: unknown }) =>
  panel.post(`cardapio/desfazer/${bodyOf({ body }).lote}`);

/** The version of the menu, and each product's status and version. */
async function current(panel: TestClient) {
  const menu = bodyOf(await panel.get('cardapio/completo')) as unknown as {
    versao: number;
    produtos: { nome_prod: string; status: string; versao: number }[];
  };
  return [menu.versao, ...menu.produtos.map(({ status, versao }) => [status, versao])];
}

it('sets the status of many in one change, and restores the former status of each', async () => {
  const { storeId, admin, operator } = await aStore();
  await operator.post('cardapio/mudaSts', { id_cardapio: JUICE, status: 'O' });
  const [version] = await current(admin);
  const changed = await set(operator, 'F', [...BOTH, JUICE]);
  expect(changed.body).toMatchObject({ status: true, quantidade: 2, versao: Number(version) + 1 });
  expect(await current(admin)).toEqual([Number(version) + 1, ['F', 2], ['F', 3]]);
  // A user who may mark a product as out may also undo the mark.
  expect((await undo(operator, changed)).body).toMatchObject({ status: true });
  expect(await current(admin)).toEqual([Number(version) + 2, ['S', 3], ['O', 4]]);
  expect((await undo(operator, changed)).body.motivo).toBe('catalogue.undo-over');
  const { rows } = await runStatement(
    server.urls.owner,
    `select details from audit_log where store_id = $1 and action like 'catalogue.statuses%'`,
    [storeId],
  );
  expect(rows).toMatchObject([{ details: { produtos: 2 } }, { details: { produtos: 2 } }]);
});

it('changes all or none, and nothing if all have the status already', async () => {
  const { admin } = await aStore();
  const before = await current(admin);
  expect((await set(admin, 'F', [JUICE, 999])).body.motivo).toBe('catalogue.product-not-found');
  expect((await set(admin, 'S')).body).toMatchObject({ quantidade: 0, lote: null });
  for (const wrong of [await set(admin, 'N'), await set(admin, 'F', [])]) expect(wrong.status).toBe(422);
  expect(await current(admin)).toEqual(before);
});

it('undoes nothing when one was changed or deleted since', async () => {
  const { admin, operator } = await aStore();
  const out = await set(operator, 'F');
  await operator.post('cardapio/mudaSts', { id_cardapio: JUICE, status: 'S' });
  const since = await current(admin);
  expect((await undo(operator, out)).body.motivo).toBe('catalogue.undo-over');
  expect(await current(admin)).toEqual(since);
  const hidden = await set(operator, 'O');
  await admin.post('cardapio/excluir', { id_cardapio: JUICE });
  expect((await undo(operator, hidden)).body.motivo).toBe('catalogue.undo-over');
});

it('refuses an undo to users who may not make the change', async () => {
  const { admin, operator } = await aStore();
  const prices = await admin.post('cardapio/precos', {
    produtos: BOTH,
    mudanca: { tipo: 'percentual', valor: 10 },
  });
  const removed = await admin.post('cardapio/excluir', { id_cardapio: JUICE });
  for (const theirs of [removed, prices]) expect((await undo(operator, theirs)).status).toBe(403);
  expect((await undo(admin, removed)).status).toBe(200);
});
