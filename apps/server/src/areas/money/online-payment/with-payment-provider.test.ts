import { receiverOf, reject, rejectDocument } from '@comanda/bank-sim/src/things/receivers.ts';
import type { Config } from '@comanda/server/src/config.ts';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { FORM, registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { agreeCommission } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

let bank: RunningBank | undefined;
const config: Partial<Config> = {};
beforeAll(async () => {
  bank = await startBankSim({ now: () => server.clock.now() });
  config.payments = bank.access;
});
const server = testServer(config);
afterAll(() => bank?.stop());

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();

/** The payment provider's reference of a store's receiver. */
const referenceOf = (storeId: number) => `s${storeId}-receiver1-1`;

it('a store is registered at the payment provider, its approved documents are sent, and verdicts arrive', async () => {
  const there = bank as RunningBank;
  there.sendWebhooksTo(`${server.url}/api/pagamentos/avisos`);
  const { store, admin, status, send, addAccount, activate } = await registeredStore(server);
  const run = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);
  await agreeCommission(run, store.storeId, '2026-01-01');
  const state = async () => (await status()).zoop_status;
  await expect.poll(state).toBe('ENABLED');
  const kinds = ['identificacao', 'residencia', 'atividade'];
  for (const kind of kinds) await send(`pagamentoonline/img${kind}`, await photo());
  const reviewer = await server.asProvider('support');
  const at = `provedor/lojas/${store.storeId}/pagamento-online/documentos`;
  for (const kind of kinds) await reviewer.post(`${at}/${kind}/aprovar`, { envio: 1 });
  const reference = referenceOf(store.storeId);
  await expect.poll(() => receiverOf(there.bank, reference).documents.length).toBe(3);
  await activate(await addAccount());
  const accept = () => admin.post('pagamentoonline/setAcceptanceStatus', { accepts: true });
  expect((await accept()).body).toMatchObject({ accepts: true });
  server.clock.advance(60_000);
  await there.round();
  await expect.poll(state).toBe('ACTIVATED');
  server.clock.advance(60_000);
  reject(there.bank, reference, 'Documento vencido.');
  await there.round();
  await expect.poll(state).toBe('REJECTED');
  expect(await status()).toMatchObject({ motivos: ['Documento vencido.'], aceita_pgto_online: '0' });
  expect((await accept()).status).toBe(409);
  // The rejection does not say which document is faulty, so the store may send each document again.
  expect((await send('pagamentoonline/imgresidencia', await photo())).status).toBe(200);
});

it("shows the payment provider's verdict next to the document; a refused document is sent again", async () => {
  const there = bank as RunningBank;
  there.sendWebhooksTo(`${server.url}/api/pagamentos/avisos`);
  const { store, admin, status, send, mails } = await registeredStore(server);
  const reviewer = await server.asProvider('support');
  const reference = referenceOf(store.storeId);
  const at = `provedor/lojas/${store.storeId}/pagamento-online/documentos`;
  const SEND = 'pagamentoonline/imgresidencia';
  const document = async () => {
    const { body } = await admin.get('pagamentoonline/listarDocumentos');
    const { documentos } = body as unknown as { documentos: Record<string, unknown>[] };
    const { situacao, parecer, parecer_motivo, pode_enviar } = documentos[1] ?? {};
    return [situacao, parecer, parecer_motivo, pode_enviar];
  };
  const isHanded = (state: string) => () =>
    receiverOf(there.bank, reference).documents.some((each) => each.state === state);
  await expect.poll(async () => (await status()).zoop_status).toBe('ENABLED');
  await send(SEND, await photo());
  await reviewer.post(`${at}/residencia/aprovar`, { envio: 1 });
  await expect.poll(document).toEqual(['aprovado', 'em-analise', null, false]);
  server.clock.advance(1_000);
  rejectDocument(there.bank, reference, 'residence', 'Endereço ilegível.');
  there.misbehave({ repeats: true, shuffles: true });
  await there.round();
  const refused = ['aprovado', 'recusado', 'Endereço ilegível.', true];
  await expect.poll(document).toEqual(refused);
  there.behave();
  expect(await status()).toMatchObject({ zoop_status: 'ENABLED', falta: ['documentos', 'conta'] });
  expect(await mails()).toMatchObject({ 'online-document-rejected': 2 });

  // The new picture has no verdict yet.
  expect((await send(SEND, await photo())).status).toBe(200);
  expect(await document()).toEqual(['em-analise', null, null, true]);
  server.clock.advance(1_000);
  await reviewer.post(`${at}/residencia/aprovar`, { envio: 2 });
  await expect.poll(isHanded('waiting')).toBe(true);
  server.clock.advance(60_000);
  await there.round();
  await expect.poll(document).toEqual(['aprovado', 'aprovado', null, false]);
});

it('a key that is no document belongs to the holder if the payment provider reports this holder', async () => {
  const save = async (admin: TestClient, chave: string) =>
    (await admin.post('bank-accounts/change', { tipo_pagamento: 'CHAVE', tipo_chave: 'EMAIL', chave })).body
      .motivo;
  const { admin, accounts } = await registeredStore(server, {
    ...{ isRegistered: false, document: '11144477735' },
  });
  await admin.post('pagamentoonline/adicionar', { ...FORM, pro_cpf: '111.444.777-35' });
  expect(await save(admin, 'Lu.Prado@massas.com.br')).toBeUndefined();
  expect(await accounts()).toMatchObject([{ chave: 'lu.prado@massas.com.br', cnpj_cpf: '11144477735' }]);
  expect(await save(admin, 'ninguem@massas.com.br')).toBe('online-payment.key-unknown');
  const other = await registeredStore(server);
  expect(await save(other.admin, 'lu.prado@massas.com.br')).toBe('online-payment.other-holder');
  bank?.misbehave({ isDown: true });
  expect(await save(admin, 'outra@massas.com.br')).toBe('online-payment.key-unchecked');
  bank?.behave();
});
