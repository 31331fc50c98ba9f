import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { FORM, registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { agreeCommission, letSell, SILENT_PROVIDER } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { createMailQueue } from '../../../../platform/mail/mail-queue.ts';
import { notifyOfReceiverState } from '../registration/notify-of-receiver-state.ts';

const server = testServer({ payments: SILENT_PROVIDER });
const run = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);
const BRANDING = { brand: 'Comanda', supportPhone: '0800 000 0000' };

/** A store, and a function that reports its state at the payment provider. */
async function aStore() {
  const registered = await registeredStore(server);
  const { storeId } = registered.store;
  await agreeCommission(run, storeId, '2026-01-01');
  await letSell(run, storeId);
  const present = async (
    state: 'pending' | 'enabled' | 'activated' | 'rejected',
    at: number,
    reasons: string[] = [],
  ) => {
    const pool = createPool({
      url: server.urls.system,
      max: 1,
      applicationName: 'test',
      onError: () => undefined,
    });
    const mails = createMailQueue({
      isSetUp: true,
      secret: 'x'.repeat(40),
      clock: server.clock,
      branding: BRANDING,
    });
    const by = { userId: null, now: server.clock.now() };
    const isNew = await createDatabase(pool).inStore(storeId, (tx) =>
      notifyOfReceiverState(tx, { state, at, reasons }, { mails, by }),
    );
    await pool.end();
    return isNew;
  };
  const accept = (accepts = true) =>
    registered.admin.post('pagamentoonline/setAcceptanceStatus', { accepts });
  return { ...registered, storeId, present, accept };
}

it('a store sells online when it is ready and has an active account; a later rejection stops the sales', async () => {
  const { storeId, admin, operator, present, accept, addAccount, activate, status, mails } = await aStore();
  const panel = await openSocket(server.url, admin.token);
  expect(await present('activated', 20)).toBe(true);
  expect(await panel.take('mudou', 1)).toMatchObject([{ assunto: 'pagamento-online' }]);
  panel.close();
  expect((await accept()).body.motivo).toBe('store.no-payment-account');
  await activate(await addAccount());
  expect((await accept()).body).toMatchObject({ accepts: true });
  expect(await status()).toMatchObject({
    zoop_status: 'ACTIVATED',
    pode_aceitar: true,
    aceita_pgto_online: '1',
  });
  // Late and repeated reports do not change the state.
  for (const [state, at] of [
    ['pending', 30],
    ['enabled', 40],
    ['activated', 20],
    ['rejected', 20],
  ] as const)
    expect(await present(state, at), state).toBe(false);
  expect(await present('rejected', 50, ['Documento vencido.'])).toBe(true);
  expect(await status()).toMatchObject({ zoop_status: 'REJECTED', motivos: ['Documento vencido.'] });
  expect((await operator.get('pagamentoonline/getAcceptanceStatus')).body).toMatchObject({
    acceptsOnline: false,
  });
  expect((await accept()).status).toBe(409);
  expect(await mails()).toMatchObject({ 'online-payment-state': 4 });
  // The same rejection with a later time sends no mail; a rejection with other reasons sends one.
  expect(await present('rejected', 51, ['Documento vencido.'])).toBe(true);
  expect(await mails()).toMatchObject({ 'online-payment-state': 4 });
  expect(await present('rejected', 52, ['Falta a assinatura.'])).toBe(true);
  expect(await mails()).toMatchObject({ 'online-payment-state': 6 });
  // After a rejection, saving the form makes the store pending again.
  await admin.post('pagamentoonline/adicionar', { ...FORM, est_numero: '49' });
  expect(await status()).toMatchObject({ zoop_status: 'PENDING', motivos: [] });
  expect(await present('rejected', 52)).toBe(false);
  await present('enabled', 60);
  await letSell(run, storeId);
  expect(await status()).toMatchObject({
    zoop_status: 'ENABLED',
    pode_aceitar: true,
    aceita_pgto_online: '0',
  });
});

it('another holder begins again: documents, accounts, and no online payment', async () => {
  const { storeId, admin, present, accept, addAccount, activate, accounts, status, registration } =
    await aStore();
  const accountId = await addAccount();
  await activate(accountId);
  await present('enabled', 10);
  await accept();
  const console = await server.asProvider();
  const path = `provedor/lojas/${storeId}/pagamento-online/titular`;
  const change = {
    ...{ tipo: 'J', est_cnpj: '12abc34501de35', est_razao_social: 'Massas Ltda', pro_cpf: '52998224725' },
    ...{ motivo: 'Abriu uma empresa.', versao: 1 },
  };
  const support = await server.asProvider('support');
  expect((await support.post(path, change)).status).toBe(403);
  expect((await console.post(path, { ...change, est_cnpj: '' })).body.erros).toMatchObject([
    { campo: 'est_cnpj' },
  ]);
  expect((await console.post(path, { ...change, versao: 7 })).body.motivo).toBe('record.changed-meanwhile');
  const both = await Promise.all([console.post(path, change), console.post(path, change)]);
  const [requested] = both.map(({ body }) => body as unknown as { versao: number; solicitacao: number });
  expect(both.map(({ body }) => body)).toMatchObject([requested, requested]);
  expect(requested).toMatchObject({ versao: 1, solicitacao: expect.any(Number) });
  expect(await registration()).toMatchObject({ tipo: 'F' });
  const other = await server.asProvider();
  const decide = `provedor/lojas/${storeId}/financeiro/solicitacoes/${requested?.solicitacao}/aprovar`;
  expect((await console.post(decide)).body.motivo).toBe('ledger.same-person');
  expect((await other.post(decide)).status).toBe(200);
  expect(await registration()).toMatchObject({
    ...{ tipo: 'J', est_cnpj: '12ABC34501DE35', est_razao_social: 'Massas Ltda', zoop_status: 'PENDING' },
    aceita_pgto_online: '0',
  });
  expect(await accounts()).toMatchObject([{ status: 'N', cnpj_cpf: '52998224725' }]);
  const late = await activate(accountId);
  expect(late).toMatchObject({ status: 409, body: { motivo: 'online-payment.other-holder' } });
  expect((await accept()).status).toBe(409);
  expect(await status()).toMatchObject({ falta: ['documentos', 'aprovacao', 'conta'] });
  // The store's history shows the author's name and the reason, but not the full CPF.
  const { rows } = await runStatement(
    server.urls.owner,
    "select details from audit_log where store_id = $1 and action = 'online-payment.holder-changed'",
    [storeId],
  );
  expect(rows).toMatchObject([
    {
      details: {
        motivo: 'Abriu uma empresa.',
        antes: { titular: 'Luciana Prado, ***.982.247-**' },
        depois: { titular: 'Massas Ltda, 12.ABC.345/01DE-35' },
      },
    },
  ]);
  expect((await admin.post('pagamentoonline/adicionar', FORM)).body.motivo).toBe(
    'online-payment.document-by-support',
  );
});

it('reviewers see waiting documents of all stores, and each store with its data', async () => {
  const { storeId, present } = await aStore();
  await runStatement(
    server.urls.owner,
    `insert into online_documents (store_id, kind, sending, state, file_name, sent_at, sent_by)
     values ($1, 'identification', 1, 'waiting', 'x', '2020-01-01', 'Lu')`,
    [storeId],
  );
  await present('rejected', 5, ['Endereço não confere.']);
  const support = await server.asProvider('support');
  const list = async (path: string) => (await support.get(path)).body as unknown as Record<string, object[]>;
  const { documentos } = await list('provedor/pagamento-online/documentos?limite=1');
  expect(documentos).toMatchObject([
    { loja: storeId, documento: 'identificacao', envio: 1, enviado_por: 'Lu' },
  ]);
  const { recebedores } = await list('provedor/pagamento-online/recebedores?zoop_status=REJECTED');
  expect(recebedores).toMatchObject([
    { loja: storeId, motivos: ['Endereço não confere.'], documentos_aprovados: 0 },
  ]);
  expect(await list(`provedor/lojas/${storeId}/pagamento-online`)).toMatchObject({
    ...{ situacao: { zoop_status: 'REJECTED' }, contas: [] },
    documentos: [{ situacao: 'em-analise' }, { situacao: 'nao-enviado' }, { situacao: 'nao-enviado' }],
  });
});
