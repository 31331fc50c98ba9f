import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { closeStore } from '../closing/close-store.ts';
import { invoiceStores } from '../testing/invoice-store.ts';

const { shop, services, aStore, invoicesOf, boletosOf, bookOf, boletos, payAtBank } = invoiceStores();
const { clock, asProvider, createStore } = shop.server;
type Console = Awaited<ReturnType<typeof asProvider>>;
let [one, another] = [{}, {}] as [Console, Console];
beforeEach(async () => {
  clock.set('2026-12-01T17:00:00Z');
  [one, another] = [await asProvider(), await asProvider()];
});

/** A store that owes R$ 54,87 for November, with a boleto. */
const anInvoicedStore = async () => {
  const store = await aStore(-5_487);
  await closeStore(services(), store.storeId, '2026-11-30');
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 open']);
  return store;
};
type Store = Awaited<ReturnType<typeof anInvoicedStore>>;

const act = async ({ storeId }: Store, act: 'pagamento' | 'cancelar', over: object = {}, who = one) =>
  (
    await who.post(`provedor/lojas/${storeId}/faturas/1/${act}`, {
      ...(act === 'pagamento' ? { valor: 54.87, codigo: 'E2026' } : {}),
      ...{ motivo: 'Conferido no extrato', chave: randomUUID(), ...over },
    })
  ).body as unknown as { solicitacao: number; motivo?: string };
const approve = async ({ storeId }: Store, id: number, who = another) =>
  who.post(`provedor/lojas/${storeId}/financeiro/solicitacoes/${id}/aprovar`);
const reject = ({ storeId }: Store, id: number) =>
  another.post(`provedor/lojas/${storeId}/financeiro/solicitacoes/${id}/recusar`, { motivo: 'Não entrou' });
const why = async (answer: ReturnType<typeof approve>) => (await answer).body.motivo;

it("a payment entered by hand needs another person's approval, counts once per code of the bank, and ends the boleto", async () => {
  const store = await anInvoicedStore();
  const { solicitacao } = await act(store, 'pagamento', { valor: 20 });
  // The request alone changes no amounts, and its author cannot approve it.
  expect(await why(approve(store, solicitacao, one))).toBe('ledger.same-person');
  expect(await bookOf(store)).toMatchObject({ invoiced: -5_487 });
  expect(await boletosOf(store)).toEqual(['5487 open']);
  expect((await one.get('provedor/financeiro/solicitacoes')).body).toMatchObject({
    solicitacoes: [
      {
        tipo: 'FATURA_PAGA',
        fatura: 1,
        codigo: 'E2026',
        valor: 20,
        em_aberto: 54.87,
        em_aberto_agora: 54.87,
      },
    ],
  });
  expect((await one.get(`provedor/lojas/${store.storeId}/faturas`)).body).toMatchObject({
    faturas: [{ fatura: 1, situacao: 'open', aguarda: true }],
  });
  expect((await act(store, 'cancelar')).motivo).toBe('finance.invoice-waits');
  const both = await Promise.all([approve(store, solicitacao), approve(store, solicitacao)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await shop.until(() => boletosOf(store), ['5487 withdrawn']);
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 withdrawn', '3487 open']);
  const again = await act(store, 'pagamento', { valor: 20 });
  expect(await why(approve(store, again.solicitacao))).toBe('finance.payment-known');
  await reject(store, again.solicitacao);
  const rest = await act(store, 'pagamento', { valor: 34.87, codigo: 'E2027' });
  expect((await approve(store, rest.solicitacao)).status).toBe(200);
  expect(await invoicesOf(store)).toMatchObject([{ status: 'paid', paid: 5_487 }]);
  expect(await bookOf(store)).toMatchObject({ current: 0, invoiced: 0, bank: -5_487 });
  // No amount is open, so the received money belongs to the store.
  const more = await act(store, 'pagamento', { valor: 5, codigo: 'E2028' });
  expect((await approve(store, more.solicitacao)).status).toBe(200);
  expect(await bookOf(store)).toMatchObject({ current: 500, invoiced: 0 });
  const reported = await shop.rows(
    `select action, details->>'fatura' as invoice from audit_log
      where store_id = $1 and action like 'finance.manual%' order by at, action`,
    [store.storeId],
  );
  expect(reported[0]).toEqual({ action: 'finance.manual-asked', invoice: '1' });
  expect(reported.at(-1)).toEqual({ action: 'finance.manual-decided', invoice: '1' });
});

it('is not approved if the boleto was paid after the request; the payment counts once', async () => {
  const [paid, given] = [await anInvoicedStore(), await anInvoicedStore()];
  const [payment, cancel] = [await act(paid, 'pagamento'), await act(given, 'cancelar')];
  payAtBank(paid, 1);
  payAtBank(given, 1);
  await shop.receive();
  for (const [store, { solicitacao }] of [
    [paid, payment],
    [given, cancel],
  ] as const) {
    await shop.until(() => invoicesOf(store), [{ status: 'paid' }]);
    const { status, body } = await approve(store, solicitacao);
    expect([status, body]).toMatchObject([409, { motivo: 'finance.invoice-changed' }]);
    expect(body.erro).toContain('mudou desde o pedido');
    expect(await bookOf(store)).toMatchObject({ current: 0, invoiced: 0, bank: -5_487 });
    expect((await reject(store, solicitacao)).status).toBe(200);
  }
});

it('is cancelled through the ledger', async () => {
  const store = await anInvoicedStore();
  const chave = randomUUID();
  const { solicitacao } = await act(store, 'cancelar', { chave });
  expect((await act(store, 'cancelar', { chave })).solicitacao).toBe(solicitacao);
  expect((await act(store, 'pagamento', { chave })).motivo).toBe('ledger.other-figures');
  expect((await approve(store, solicitacao)).status).toBe(200);
  expect(await bookOf(store)).toMatchObject({ current: -5_487, invoiced: 0 });
  await shop.until(() => boletosOf(store), ['5487 withdrawn']);
  expect((await act(store, 'cancelar')).motivo).toBe('provider.invoice-not-open');
  const reported = await shop.rows(
    `select kind from mails_out where store_id = $1 and kind like 'manual-%'`,
    [store.storeId],
  );
  expect(reported).toContainEqual({ kind: 'manual-invoice-cancelled' });
});

it('a manual invoice is paid whole or cancelled, and is not in the ledger', async () => {
  const store = await createStore();
  const path = `provedor/lojas/${store.storeId}/faturas`;
  for (const valor of [50, 60]) await one.post(path, { valor, vencimento: '2099-01-31', motivo: 'Adesivos' });
  const input = (over: object) => ({ motivo: 'Conferido', chave: randomUUID(), ...over });
  const part = await one.post(`${path}/1/pagamento`, input({ valor: 20, codigo: 'E2026' }));
  expect([part.status, part.body.erros[0]?.campo]).toEqual([422, 'valor']);
  const requests = [
    await one.post(`${path}/1/pagamento`, input({ valor: 50, codigo: 'E2026' })),
    await one.post(`${path}/2/cancelar`, input({})),
  ];
  for (const { body } of requests) {
    const { solicitacao } = body as unknown as { solicitacao: number };
    expect((await approve(store, solicitacao)).status).toBe(200);
  }
  expect((await one.get(path)).body).toMatchObject({
    faturas: [
      { fatura: 1, situacao: 'paid' },
      { fatura: 2, situacao: 'cancelled' },
    ],
  });
  expect((await one.post(`${path}/9/cancelar`, input({}))).body.motivo).toBe('finance.invoice-not-found');
  const support = await asProvider('support');
  expect((await support.post(`${path}/1/cancelar`, input({}))).body.motivo).toBe('auth.forbidden');
});
