import { randomUUID } from 'node:crypto';
import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { expect, it } from 'vitest';
import { payoutStores } from '../testing/payout-store.ts';
import { savePayoutTerms } from './payout-terms.ts';

const { shop, aStore, activate, due, settlements, book, transfers, run } = payoutStores();
const { clock } = shop.server;

/** A store with manual transfers and these amounts available, from settlements of two days. */
async function aManualStore(cents: readonly number[] = [60_000, 40_000]) {
  const store = await aStore();
  const { storeId } = store;
  const set = (change: Parameters<typeof savePayoutTerms>[1]) =>
    shop.services.database.inStore(storeId, (tx) =>
      savePayoutTerms(tx, change, { by: 'Ana', now: clock.now() }),
    );
  await set({ isAutomatic: false });
  for (const each of cents) {
    clock.advance(86_400_000);
    await due([storeId], each, new Date(clock.now()).toISOString().slice(0, 10));
    clock.advance(7 * 86_400_000);
    await run();
  }
  const panel = await shop.server.as(store.adminLogin);
  const send = (over: object = {}) =>
    panel.post('transferencias', {
      ...{ chave: randomUUID(), valor: 600, identificacao: 'Aluguel', id_pagon_banco: 1, versao: 1 },
      ...over,
    });
  return { storeId, panel, set, send };
}
const mails = async (storeId: number) =>
  (await shop.rows('select distinct kind from mails_out where store_id = $1 order by kind', [storeId])).map(
    ({ kind }) => kind,
  );

it('shows and moves only the available amount, to the current account', async () => {
  const { panel, storeId, send } = await aManualStore();
  expect((await panel.get('transferencias/opcoes')).body).toMatchObject({
    disponivel: 1_000,
    conta: {
      id_pagon_banco: 1,
      versao: 1,
      favorecido: 'Pizzaria',
      cpf_cnpj: '11222333000181',
      banco: '077',
      nome_banco: expect.stringMatching(/Inter/i),
      agencia: '0001',
      conta: '12345-6',
    },
    impedimento: null,
    automatico: false,
  });
  expect((await send({ valor: 1_000.01 })).body.motivo).toBe('ledger.account-short');
  expect((await send({ valor: 0 })).status).toBe(422);
  expect((await send({ chave: 'abc' })).status).toBe(422);
  const { body } = await send();
  expect(body).toMatchObject({
    obj: {
      valor: 600,
      identificacao: 'Aluguel',
      favorecido: 'Pizzaria',
      status: 'SEM_RESPOSTA',
      pedida_por: expect.any(String),
    },
  });
  expect(await book(storeId)).toEqual({ available: 40_000, transit: 60_000 });
  await shop.until(() => transfers(storeId), ['60000 waiting']);
  clock.advance(6_000);
  await shop.receive();
  await shop.until(() => transfers(storeId), ['60000 paid']);
  const { obj } = body as unknown as { obj: { id_transferencia: number } };
  expect((await panel.get(`transferencias/${obj.id_transferencia}`)).body).toMatchObject({
    obj: { status: 'REALIZADO', referencia: `s${storeId}-transfer${obj.id_transferencia}-1` },
  });
  const receipt = await fetch(`${shop.server.url}/api/transferencias/${obj.id_transferencia}/comprovante`, {
    headers: { authorization: panel.token },
  });
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  const [page] = textsOfPdf(new Uint8Array(await receipt.arrayBuffer()));
  const words = page?.join('\n') ?? '';
  for (const each of ['R$ 600,00', 'Realizada', 'Pizzaria', '11.222.333/0001-81', '12345-6', 'Aluguel'])
    expect(words).toContain(each);
  expect(await mails(storeId)).toEqual(['transfer-asked', 'transfer-paid']);
  const outsider = await shop.server.as((await aStore()).adminLogin);
  for (const path of ['', '/comprovante'])
    expect((await outsider.get(`transferencias/${obj.id_transferencia}${path}`)).status).toBe(404);
});

it('two people with 600,00 of 1.000,00: one succeeds; three calls with one key make one transfer', async () => {
  const { storeId, send } = await aManualStore();
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const chave = randomUUID();
  const same = await Promise.all([send({ chave, valor: 100 }), send({ chave, valor: 100 })]);
  const third = await send({ chave: chave.toUpperCase(), valor: 100 });
  expect(
    new Set([...same, third].map(({ body }) => JSON.stringify(Object(body).obj.id_transferencia))).size,
  ).toBe(1);
  expect((await send({ chave, valor: 101 })).body.motivo).toBe('payments.key-reused');
  expect(await book(storeId)).toEqual({ available: 30_000, transit: 70_000 });
});

it('settlements that were sent as a whole name their transfer; after a return they wait again', async () => {
  const { storeId, send } = await aManualStore();
  const states = async () => (await settlements(storeId)).map((row) => row.split(' ').slice(1).join(' '));
  await send({ valor: 500 });
  expect(await states()).toEqual(['60000 none', '40000 none']);
  shop.bank.misbehave({ returnsTransfers: true });
  await send({ valor: 100 });
  await shop.until(states, ['60000 waiting', '40000 none']);
  clock.advance(6_000);
  await shop.receive();
  clock.advance(2 * 86_400_000);
  await shop.receive();
  await shop.until(states, ['60000 none, failed before', '40000 none']);
});

it('asks for confirmation again after the account changed, even if the first transfer is returned', async () => {
  const { storeId, send, panel } = await aManualStore();
  await activate(storeId, 2, '777');
  expect((await send()).body.motivo).toBe('ledger.account-changed');
  const { conta } = (await panel.get('transferencias/opcoes')).body as unknown as {
    conta: { id_pagon_banco: number; versao: number };
  };
  expect(conta.id_pagon_banco).toBe(2);
  await shop.rows('update receiving_accounts set version = 2 where store_id = $1 and account_id = 2', [
    storeId,
  ]);
  expect((await send({ id_pagon_banco: 2 })).body.motivo).toBe('ledger.account-changed');
  const chave = randomUUID();
  expect((await send({ chave, id_pagon_banco: 2, versao: 2 })).status).toBe(200);
  // A repeated request gets the same receipt, even after the account changed.
  await activate(storeId, 3, '888');
  expect((await send({ chave, id_pagon_banco: 2, versao: 2 })).status).toBe(200);
  expect(await book(storeId)).toEqual({ available: 40_000, transit: 60_000 });
});

it('sends nothing for a store that is held, suspended or without an account', async () => {
  const { storeId, send, set, panel } = await aManualStore([60_000]);
  await set({ heldAt: clock.now(), heldReason: 'Conferência de estornos' });
  const held = await send();
  expect(held.body).toMatchObject({
    motivo: 'ledger.payout-held',
    erro: expect.stringContaining('Conferência de estornos'),
  });
  expect((await panel.get('transferencias/opcoes')).body).toMatchObject({
    impedimento: 'RETIDO',
    motivo_retencao: 'Conferência de estornos',
  });
  await set({ heldAt: null, heldReason: null });
  await shop.rows('update receiving_accounts set is_active = false where store_id = $1', [storeId]);
  expect((await send()).body.motivo).toBe('ledger.account-changed');
  expect((await panel.get('transferencias/opcoes')).body).toMatchObject({
    conta: null,
    impedimento: 'SEM_CONTA',
  });
});

it('an administrator switches to automatic payouts: the next run sends waiting settlements', async () => {
  const { storeId, panel } = await aManualStore([60_000]);
  expect((await panel.post('transferencias/automatico', { automatico: true })).body).toMatchObject({
    automatico: true,
  });
  clock.advance(86_400_000 * 3);
  await run();
  expect(await book(storeId)).toEqual({ transit: 60_000 });
  expect(
    await shop.rows(
      "select 1 as one from audit_log where store_id = $1 and action = 'finance.automatic-payout-set'",
      [storeId],
    ),
  ).toHaveLength(1);
});

it('a hold of the provider remains when the store saves its switch at the same moment', async () => {
  const { storeId, panel, set } = await aManualStore([60_000]);
  const team = await shop.server.asProvider();
  for (const automatico of [true, false, true]) {
    await set({ heldAt: null, heldReason: null });
    const both = await Promise.all([
      team.post(`provedor/lojas/${storeId}/repasses/reter`, { motivo: 'Conferência' }),
      panel.post('transferencias/automatico', { automatico }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const terms = await shop.rows(
      'select is_automatic as auto, held_reason as held from payout_terms where store_id = $1',
      [storeId],
    );
    expect(terms).toEqual([{ auto: automatico, held: 'Conferência' }]);
  }
});
