import { randomUUID } from 'node:crypto';
import { openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { expect, it } from 'vitest';
import { compareDays } from '../reports/compare-days.ts';
import { confirmDays } from '../reports/confirm-settlements.ts';
import { paymentStore } from '../testing/payment-store.ts';
import { disputes, waitingNotices, waitingRefunds } from './payments.reads.ts';

const shop = paymentStore();
interface Reported {
  [list: string]: Record<string, unknown>[];
}
const reported = (body: object) => body as unknown as Reported;

it("shows an order's payments, refunds under the person’s name, and lists pending refunds", async () => {
  const team = await shop.server.asProvider();
  const { storeId } = shop.store;
  const { id, orderId, chargeId, pixCode } = await shop.aChargedOrder();
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id), 'PP');
  const charges = async () =>
    reported((await team.get(`provedor/lojas/${storeId}/pedidos/${orderId}/cobrancas`)).body).cobrancas;
  expect(await charges()).toMatchObject([
    { cobranca: chargeId, situacao: 'PAGA', valor: 64.9, resta: 64.9, devolucoes: [] },
  ]);

  const request = { valor: 10, quem_paga: 'loja', motivo: 'faltou um item', chave: randomUUID() };
  const refund = `provedor/lojas/${storeId}/cobrancas/${chargeId}/devolver`;
  shop.bank.misbehave({ refusesRefunds: true });
  const requested = await team.post(refund, request);
  const { perguntas } = reported((await team.get('provedor/pagamentos/perguntas')).body);
  expect(perguntas?.find(({ sobre }) => sobre === 'refund')).toMatchObject({ quantidade: 1 });
  expect(requested.body.data).toMatchObject({ situacao: 'A_CAMINHO', valor: 10, quem_paga: 'loja' });
  expect((await team.post(refund, request)).body.data).toMatchObject({
    devolucao: requested.body.data.devolucao,
  });
  shop.server.clock.advance(5_000);
  await shop.receive();
  const waiting = async () => reported((await team.get('provedor/pagamentos/devolucoes')).body).devolucoes;
  await shop.until(waiting, [
    { loja: storeId, pedido: orderId, situacao: 'RECUSADA', recusa: 'a conta do pagador foi encerrada' },
  ]);
  shop.bank.behave();
  const again = `provedor/lojas/${storeId}/devolucoes/${requested.body.data.devolucao}/tentar`;
  expect((await team.post(again)).body.data).toMatchObject({ situacao: 'A_CAMINHO' });
  expect(await charges()).toMatchObject([{ resta: 54.9, devolucoes: [{ valor: 10 }] }]);
  expect((await team.post(refund, { ...request, valor: 54.91, chave: randomUUID() })).body.motivo).toBe(
    'payments.too-much',
  );
  const done = await shop.rows(
    "select action, details ->> 'por' as by from audit_log where store_id = $1 and action like 'payments.%' order by at, action",
    [storeId],
  );
  expect(done.map(({ action }) => action)).toEqual(['payments.refund-asked', 'payments.refund-retried']);

  openDispute(shop.bank.bank, `s${storeId}-charge${chargeId}-1`, 2000, 'golpe');
  await shop.receive();
  const contested = async () => reported((await team.get('provedor/contestacoes')).body).contestacoes;
  await shop.until(contested, [
    { pedido: orderId, meio: 'PIX', situacao: 'ABERTA', bloqueado: 20, motivo: 'golpe' },
  ]);
  const count = async () => reported((await team.get('provedor/contestacoes')).body).quantidade;
  expect(await count()).toBe(1);
  expect((await team.post(refund, { ...request, chave: randomUUID() })).body.motivo).toBe('payments.blocked');
});

it('compares the provider’s daily report with our rows to the cent, and repeats this while they differ', async () => {
  const store = await shop.aPaidStore();
  const { id, pixCode, chargeId } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id, store), 'PP');
  const refund = { chargeId, cents: 490, payer: 'store', reason: 'troco', key: randomUUID() } as const;
  await shop.refund(store.storeId, refund);
  shop.server.clock.advance(5_000);
  await shop.receive();
  await shop.until(() => shop.book(store), { held: 6000 });
  shop.server.clock.advance(24 * 3_600_000);
  const team = await shop.server.asProvider();
  const yesterday = async () => reported((await team.get('provedor/pagamentos/conferencia')).body).dias?.[0];
  shop.bank.misbehave({ reportsWrongly: true });
  await compareDays(shop.services);
  const planted = (await yesterday())?.diferencas as object[];
  expect(planted.length).toBeGreaterThanOrEqual(2);
  shop.bank.behave();
  await compareDays(shop.services);
  expect(await yesterday()).toMatchObject({ dia: '2026-11-20', diferencas: [] });
});

it('the calendar confirms payments that the provider lists for its next settlement', async () => {
  const store = await shop.aPaidStore();
  const { id, orderId, pixCode } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id, store), 'PP');
  const admin = await shop.server.as(store.adminLogin);
  for (const new_status of ['PA', 'PE', 'PD']) await admin.put(`orders/${orderId}`, { new_status });
  const statuses = async () => {
    const { body } = await admin.get('pagamentoonlinecalendario/listar');
    const { valores } = body as unknown as { valores: { situacoes: { status: string }[] }[] };
    return valores.flatMap(({ situacoes }) => situacoes.map(({ status }) => status));
  };
  expect(await statuses()).toEqual(['WAITING']);
  shop.bank.misbehave({ isDown: true });
  await confirmDays(shop.services);
  expect(await statuses()).toEqual(['WAITING']);
  shop.bank.behave();
  await Promise.all([confirmDays(shop.services), confirmDays(shop.services)]);
  expect(await statuses()).toEqual(['CONFIRMED']);
});

it('sends pending requests at once, also in two concurrent calls, and repeats no effect', async () => {
  const store = await shop.aPaidStore();
  const { id, chargeId, pixCode } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  const team = await shop.server.asProvider();
  const send = (sobre: string, numero: number, of = store.storeId) =>
    team.post(`provedor/lojas/${of}/pagamentos/perguntar`, { sobre, numero });
  shop.bank.misbehave({ failsInside: true });
  expect((await send('cobranca', chargeId)).body).toMatchObject({ respondido: false });
  shop.bank.behave();
  const both = await Promise.all([send('cobranca', chargeId), send('cobranca', chargeId)]);
  expect(both.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
  await shop.until(() => shop.status(id, store), 'PP');
  await shop.until(() => shop.book(store), { held: 6490 });
  expect((await send('cobranca', chargeId)).body.motivo).toBe('payments.nothing-asked');
  expect((await send('devolucao', 999)).body.motivo).toBe('payments.nothing-asked');
  expect((await send('contestacao', 999)).body.motivo).toBe('payments.nothing-asked');
  expect((await send('aviso', 999)).body.motivo).toBe('payments.nothing-asked');
  expect((await send('cobranca', chargeId, 999_999)).body.motivo).toBe('provider.unknown-store');
  const refund = { chargeId, cents: 490, payer: 'store', reason: 'troco', key: randomUUID() } as const;
  const { refundId } = await shop.refund(store.storeId, refund);
  shop.server.clock.advance(5_000);
  await send('devolucao', refundId);
  await shop.until(() => shop.book(store), { held: 6000 });
  openDispute(shop.bank.bank, `s${store.storeId}-charge${chargeId}-1`, 1000, 'golpe');
  await shop.receive();
  await shop.until(() => shop.book(store), { held: 5000, blocked: 1000 });
  const { rows } = {
    rows: await shop.rows('select dispute_id as id from payment_disputes where store_id = $1', [
      store.storeId,
    ]),
  };
  expect((await send('contestacao', Number(rows[0]?.id))).body).toMatchObject({ respondido: false });
  expect((await team.get('provedor/pagamentos/avisos/contagem')).body).toMatchObject({
    recebidos: expect.any(Number),
    aplicados: expect.any(Number),
  });
});

it('a refund above one person’s daily limit waits for another person’s approval and shows its result', async () => {
  const store = await shop.aPaidStore();
  const { id, orderId, pixCode, chargeId } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id, store), 'PP');
  const [one, other] = [await shop.server.asProvider(), await shop.server.asProvider()];
  await shop.rows(
    "insert into team_spending (person_id, day, cents) values ($1, (to_timestamp($2) at time zone 'America/Sao_Paulo' - interval '5 hours')::date, 95001)",
    [one.personId, shop.server.clock.now() / 1000],
  );
  const path = `provedor/lojas/${store.storeId}`;
  const request = { valor: 50, quem_paga: 'equipe', motivo: 'faltou um item', chave: randomUUID() };
  const send = () => one.post(`${path}/cobrancas/${chargeId}/devolver`, request);
  const both = await Promise.all([send(), send()]);
  const { solicitacao } = both[0].body as unknown as { solicitacao: number };
  expect(both.map(({ body }) => body)).toMatchObject([
    { data: null, solicitacao },
    { data: null, solicitacao },
  ]);
  const refunds = async () =>
    reported((await one.get(`${path}/pedidos/${orderId}/cobrancas`)).body).cobrancas?.[0]?.devolucoes;
  expect(await refunds()).toEqual([]);
  const approve = () => other.post(`${path}/financeiro/solicitacoes/${solicitacao}/aprovar`);
  const decided = await Promise.all([approve(), approve()]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await shop.until(refunds, [{ situacao: 'A_CAMINHO' }]);
  shop.server.clock.advance(5_000);
  await shop.receive();
  await shop.until(refunds, [{ valor: 50, quem_paga: 'equipe', situacao: 'FEITA' }]);
  expect((await send()).body.data).toMatchObject({ valor: 50, situacao: 'FEITA' });
});

it('support has no access, and a refund needs a recent password', async () => {
  const support = await shop.server.asProvider('support');
  for (const path of [
    'provedor/contestacoes',
    'provedor/pagamentos/avisos',
    'provedor/pagamentos/devolucoes',
    'provedor/pagamentos/perguntas',
  ])
    expect((await support.get(path)).status).toBe(403);
  const team = await shop.server.asProvider();
  const request = { valor: 1, quem_paga: 'loja', motivo: 'engano', chave: randomUUID() };
  expect(
    (await team.post(`provedor/lojas/${shop.store.storeId}/cobrancas/999/devolver`, request)).body.motivo,
  ).toBe('payments.charge-not-found');
  shop.server.clock.advance(16 * 60_000);
  expect(
    (await team.post(`provedor/lojas/${shop.store.storeId}/cobrancas/999/devolver`, request)).body.motivo,
  ).toBe('auth.prove-again');
});

/** SQL that inserts an order and its charge for each tested row of a list, with the row's number. */
const ORDERS = `orders_made as (
    insert into orders (store_id, order_id, external_id, content_hash, code, status, fulfilment, created_at, received_at, accept_by,
                        promised_for, customer_name, is_phone_verified, is_first_in_app, is_first_in_store, item_count, total_cents,
                        charge_cents, payment_summary, is_located, can_use_courier, search_text, document)
    select $1, n, 'x' || n, '\\x00', 'K' || n, 'pending', 'pickup', now(), now(), now(), now(), 'Ana', false, false, false, 1, 100, 0,
           'Pix', false, false, '', '{}' from generate_series($2::integer, $3::integer) n),
  charges_made as (
    insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, paid_cents, state, asked_at, expires_at)
    select $1, n, n, 'r', 'PIX', 100, 100, 'captured', now(), now() from generate_series($2::integer, $3::integer) n)`;

pagedSuite({
  list: disputes,
  filter: { withClosed: true },
  otherFilter: { withClosed: false },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId, disputeId }) => `${storeId} ${disputeId}`,
  insert: `with ${ORDERS}
    insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
                                  judged_by, paid_back_by)
    select $1, n, 'd-' || n, n, n, 'med', 100, 100, (array['open', 'won', 'lost'])[1 + n % 3],
           timestamptz '2026-11-20' - n % 7 * interval '1 day', timestamptz '2026-11-20' + n % 5 * interval '1 day', now()
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from payment_disputes where store_id = $1 and dispute_id = $2',
});

pagedSuite({
  list: waitingRefunds,
  filter: {},
  otherFilter: { isOther: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId, refundId }) => `${storeId} ${refundId}`,
  insert: `with ${ORDERS}
    insert into payment_refunds (store_id, refund_id, charge_id, order_id, cents, cause, payer, reason, state, asked_at)
    select $1, n, n, n, 100, 'asked', 'store', 'x', 'refused', timestamptz '2026-11-20' - n % 7 * interval '1 day'
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from payment_refunds where store_id = $1 and refund_id = $2',
});

pagedSuite({
  list: waitingNotices,
  filter: {},
  otherFilter: { isOther: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId, noticeId }) => `${storeId} ${noticeId}`,
  insert: `insert into payment_inbox (store_id, inbox_id, event_id, kind, reference, received_at, fault)
    select $1, n, 'e' || n, 'charge', 's1-charge1-1', timestamptz '2026-11-20' - n % 7 * interval '1 day', 'x'
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from payment_inbox where store_id = $1 and inbox_id = $2',
});
