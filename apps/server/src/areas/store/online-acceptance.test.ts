import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore({ canBePaid }: { canBePaid: boolean }) {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  const system = new pg.Client(server.urls.system);
  await system.connect();
  await system.query('update stores set can_be_paid_online = $2 where store_id = $1', [
    store.storeId,
    canBePaid,
  ]);
  await system.end();
  const accepts = async () => (await operator.get('pagamentoonline/getAcceptanceStatus')).body;
  return { store, admin, operator, accepts };
}

it('is switched by administrators only, and everybody sees how it stands, live', async () => {
  const { admin, operator, accepts } = await aStore({ canBePaid: true });
  expect(await accepts()).toEqual({ status: true, acceptsOnline: false });
  const refused = await operator.post('pagamentoonline/setAcceptanceStatus', { accepts: true });
  expect(refused.status).toBe(403);
  const panel = await openSocket(server.url, operator.token);
  expect((await admin.post('pagamentoonline/setAcceptanceStatus', { accepts: true })).body).toEqual({
    status: true,
    accepts: true,
    mensagem: 'Pagamento online ativado.',
    erros: [],
  });
  expect(await panel.take('mudou', 1)).toMatchObject([{ assunto: 'loja' }]);
  panel.close();
  expect(await accepts()).toEqual({ status: true, acceptsOnline: true });
});

it('needs an account to begin, and none to end', async () => {
  const { admin, accepts } = await aStore({ canBePaid: false });
  const refused = await admin.post('pagamentoonline/setAcceptanceStatus', { accepts: 'true' });
  const text = 'Para aceitar pagamento online, cadastre antes os dados de recebimento da loja.';
  expect(refused).toMatchObject({
    status: 409,
    body: { status: false, erro: text, mensagem: text, erros: [{ campo: 'accepts', mensagem: text }] },
  });
  expect((await admin.post('pagamentoonline/setAcceptanceStatus', { accepts: false })).status).toBe(200);
  expect(await accepts()).toMatchObject({ acceptsOnline: false });
});

it('is the same switch under its older name', async () => {
  const { admin, store, accepts } = await aStore({ canBePaid: true });
  const older = (aceita_pgto_online: unknown) =>
    admin.post('pagamentoonline/mudarStatus', { id_estabelecimento: store.storeId, aceita_pgto_online });
  expect((await older(1)).body).toEqual({ status: true, mensagem: 'Pagamento online ativado.' });
  expect(await accepts()).toMatchObject({ acceptsOnline: true });
  expect((await older('0')).status).toBe(200);
  expect(await accepts()).toMatchObject({ acceptsOnline: false });
  expect((await older(2)).status).toBe(422);
});
