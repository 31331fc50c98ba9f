import { expect, it } from 'vitest';
import { closeStore } from '../closing/close-store.ts';
import { invoiceStores } from '../testing/invoice-store.ts';

const { shop, services, aStore, invoicesOf, boletosOf, boletos, close } = invoiceStores();
const { clock, asProvider } = shop.server;

const anInvoicedStore = async () => {
  clock.set('2026-12-01T17:00:00Z');
  const store = await aStore(-5_487);
  await closeStore(services(), store.storeId, '2026-11-30');
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 open']);
  return store;
};

it('shows the closing of a month and the expected result of the next one', async () => {
  clock.set('2026-12-01T17:00:00Z');
  const [big, small] = [await aStore(-6_000), await aStore(-1_000)];
  const team = await asProvider();
  expect((await team.get('provedor/fechamentos/previa')).body).toMatchObject({
    lojas: [
      { loja: big.storeId, conta_corrente: -60, tipo: 'normal' },
      { loja: small.storeId, conta_corrente: -10, tipo: 'accumulated' },
    ],
    ...{ quantidade: 2, faturas: 1, faturado: 60 },
  });
  await close();
  expect((await team.get('provedor/fechamentos')).body).toMatchObject({
    fechamentos: [{ mes: '2026-11-30', faltam: 0, faturas: 1, faturado: 60, pago: 0, acumuladas: 1 }],
    ...{ proximo_mes: '2026-12-31', falhas: 0 },
  });
});

it('requests another boleto after the provider refused one', async () => {
  const store = await anInvoicedStore();
  const team = await asProvider();
  const path = `provedor/lojas/${store.storeId}/faturas/1/boleto`;
  expect((await team.post(path)).body).toMatchObject({ motivo: 'provider.invoice-not-open' });
  await shop.rows("update payment_boletos set state = 'refused', reason = 'CNPJ' where store_id = $1", [
    store.storeId,
  ]);
  expect((await team.post(path)).status).toBe(200);
  await shop.until(() => boletosOf(store), ['5487 refused', '5487 open']);
});

it('lists failures, and retries them on request', async () => {
  const store = await aStore(-4_000);
  await shop.rows(
    `insert into period_failures (store_id, day, attempts, reason, failed_at, next_attempt_at)
     values ($1, '2026-11-30', 3, 'Falha inesperada.', now(), '2100-01-01')`,
    [store.storeId],
  );
  const team = await asProvider();
  expect((await team.get('provedor/fechamentos/falhas')).body).toMatchObject({
    lojas: [{ loja: store.storeId, mes: '2026-11-30', tentativas: 3, motivo: 'Falha inesperada.' }],
  });
  const retry = await team.post(`provedor/lojas/${store.storeId}/fechamentos/tentar`);
  expect(retry.body).toMatchObject({ feito: true, motivo: null });
  expect(await invoicesOf(store)).toHaveLength(1);
  expect((await team.get('provedor/fechamentos/falhas')).body).toMatchObject({ lojas: [] });
});
