import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { letSell, readyToSell, SILENT_PROVIDER } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer({ payments: SILENT_PROVIDER });
const run = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);

async function aStore({ isReady = true } = {}) {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  if (isReady) {
    await readyToSell(run, store.storeId);
    await letSell(run, store.storeId);
  }
  const accepts = async () => (await operator.get('pagamentoonline/getAcceptanceStatus')).body;
  const accept = (wanted: unknown = true) =>
    admin.post('pagamentoonline/setAcceptanceStatus', { accepts: wanted });
  const partner = async () =>
    (
      (await server.partner(store.intakeKey).get('order/loja')).body.data as unknown as {
        pagamento_online: object;
      }
    ).pagamento_online;
  return { store, storeId: store.storeId, admin, operator, accepts, accept, partner };
}

it('is changed by administrators only, and all panels show its state at once', async () => {
  const { operator, accepts, accept, partner } = await aStore();
  expect(await accepts()).toEqual({ status: true, acceptsOnline: false });
  const refused = await operator.post('pagamentoonline/setAcceptanceStatus', { accepts: true });
  expect(refused.status).toBe(403);
  expect(await partner()).toEqual({
    ...{ aceita: false, motivo: 'DESLIGADO', mensagem: 'a loja desligou o pagamento online' },
  });
  const panel = await openSocket(server.url, operator.token);
  expect((await accept()).body).toEqual({
    status: true,
    accepts: true,
    mensagem: 'Pagamento online ativado.',
    erros: [],
  });
  expect(await panel.take('mudou', 1)).toMatchObject([{ assunto: 'loja' }]);
  panel.close();
  expect(await accepts()).toEqual({ status: true, acceptsOnline: true });
  expect(await partner()).toEqual({ aceita: true, motivo: null, mensagem: null });
});

const TOMORROW = '2026-11-21';
it.each<[what: string, breaks: string, words: string, code: string]>([
  [
    'registration',
    'delete from online_registrations where store_id = $1',
    'o cadastro de pagamento online, a aprovação do cadastro e uma conta de recebimento ativa',
    'SEM_CADASTRO',
  ],
  [
    'approval of the provider',
    "update payment_receivers set state = 'pending' where store_id = $1",
    'a aprovação do cadastro',
    'SEM_APROVACAO',
  ],
  [
    'active account',
    'update receiving_accounts set is_active = false where store_id = $1',
    'uma conta de recebimento ativa',
    'SEM_CONTA',
  ],
  [
    'account of its holder',
    "update receiving_accounts set holder_document = '52998224725' where store_id = $1",
    'uma conta de recebimento ativa',
    'SEM_CONTA',
  ],
  [
    'commission',
    'with terms as (delete from commission_terms where store_id = $1) delete from ledger_books where store_id = $1',
    'a comissão combinada com o suporte',
    'SEM_COMISSAO',
  ],
  [
    'commission that has begun',
    `with terms as (update commission_terms set from_day = '${TOMORROW}' where store_id = $1)
     update ledger_books set opened_on = '${TOMORROW}' where store_id = $1`,
    'o primeiro dia da comissão (21/11/2026)',
    'AINDA_NAO_COMECOU',
  ],
])(
  'a store without %s cannot switch it on, and one that had switched it on does not accept',
  async (_what, breaks, words, code) => {
    const { admin, storeId, accept, accepts, partner } = await aStore();
    expect((await accept()).status).toBe(200);
    await run(breaks, [storeId]);
    server.clock.advance(31_000);
    const mensagem = `Para aceitar pagamento online, ainda falta: ${words}.`;
    expect(await accept('true')).toMatchObject({
      status: 409,
      body: { motivo: 'store.no-payment-account', mensagem, erros: [{ campo: 'accepts', mensagem }] },
    });
    expect(await accepts()).toMatchObject({ acceptsOnline: false });
    expect(await partner()).toMatchObject({ aceita: false, motivo: code });
    const { obj } = (await admin.post('estabelecimento/listarStatusPagOn')).body as unknown as {
      obj: { vendas: { falta: string[] } };
    };
    expect(obj).toMatchObject({ pode_aceitar: false, aceita_pgto_online: '0' });
    expect(obj.vendas.falta).toContain(code);
    const team = await server.asProvider();
    const { loja } = (await team.get(`provedor/lojas/${storeId}`)).body as unknown as { loja: object };
    expect(loja).toMatchObject({ vendas_online: { falta: expect.arrayContaining([code]) } });
    expect((await accept(false)).status).toBe(200);
  },
);

it('begins automatically on the first day of the commission', async () => {
  const { store, storeId, partner } = await aStore({ isReady: false });
  await readyToSell(run, storeId, { openedOn: TOMORROW });
  await letSell(run, storeId);
  await run(
    'update stores set accepts_online_payment = true, can_be_paid_online = true where store_id = $1',
    [storeId],
  );
  expect(await partner()).toMatchObject({ aceita: false, motivo: 'AINDA_NAO_COMECOU' });
  server.clock.set('2026-11-21T12:00:00Z');
  expect(await partner()).toMatchObject({ aceita: true });
  const admin = await server.as(store.adminLogin);
  const { body } = await admin.get('pagamentoonline/getAcceptanceStatus');
  expect(body).toMatchObject({ acceptsOnline: true });
});

it('also works under its former path', async () => {
  const { admin, storeId, accepts } = await aStore();
  const older = (aceita_pgto_online: unknown) =>
    admin.post('pagamentoonline/mudarStatus', { id_estabelecimento: storeId, aceita_pgto_online });
  expect((await older(1)).body).toEqual({ status: true, mensagem: 'Pagamento online ativado.' });
  expect(await accepts()).toMatchObject({ acceptsOnline: true });
  expect((await older('0')).status).toBe(200);
  expect(await accepts()).toMatchObject({ acceptsOnline: false });
  expect((await older(2)).status).toBe(422);
});
