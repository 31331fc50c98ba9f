import { beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutStores } from '../testing/payout-store.ts';

const { shop, aStore, due, move, book, run } = payoutStores();
const { clock } = shop.server;
type Console = Awaited<ReturnType<typeof shop.server.asProvider>>;
let team: Console;
const ids = { plain: 0, poor: 0, held: 0 };
const get = async (path: string) =>
  (await team.get(`provedor/${path}`)).body as unknown as Record<string, unknown>;
const stores = (body: Record<string, unknown>) =>
  (body.lojas as { loja: number }[]).filter(({ loja }) => Object.values(ids).includes(loja));
/**
 * Balances of a store's ledger. `sent` adds the accounts transit and bank, because the transfer job may move
 * the money at any time.
 */
const bookSent = async (storeId: number) => {
  const { transit = 0, bank = 0, ...rest } = (await book(storeId)) as Record<string, number>;
  return { ...rest, sent: transit + bank };
};

beforeAll(async () => {
  clock.set('2027-03-01T12:00:00Z');
  await run();
  for (const name of ['plain', 'poor', 'held'] as const) ids[name] = (await aStore()).storeId;
  await due(Object.values(ids), 1_000, '2027-03-02');
  await move([ids.poor], { from: 'current', to: 'custom', cents: 400 });
});

beforeEach(async () => {
  team = await shop.server.asProvider();
});

it("holds a store's payouts with a reason, which the store gets by mail; a second time is refused", async () => {
  const hold = (motivo: string) => team.post(`provedor/lojas/${ids.held}/repasses/reter`, { motivo });
  expect((await hold('x')).status).toBe(422);
  expect((await hold('Estornos em conferência')).status).toBe(200);
  expect((await hold('Estornos em conferência')).body.motivo).toBe('ledger.already-held');
  expect(await get(`lojas/${ids.held}/repasses`)).toMatchObject({
    impedimento: 'RETIDO',
    motivo_retencao: 'Estornos em conferência',
    a_receber: 10,
  });
  const kinds = await shop.rows(
    "select distinct kind from mails_out where store_id = $1 and kind like 'payouts%'",
    [ids.held],
  );
  expect(kinds).toEqual([{ kind: 'payouts-held' }]);
  expect((await team.post('provedor/lojas/999999/repasses/reter', { motivo: 'Nenhuma' })).status).toBe(404);
});

it('predicts a run, and shows its result afterwards', async () => {
  expect(await get('repasses')).toMatchObject({
    proximo_dia: '2027-03-02',
    proxima_em: '2027-03-02T11:00:00.000Z',
    falhas: 0,
  });
  const preview = await get('repasses/previa');
  expect(preview).toMatchObject({ quantidade: 3, previsto: 30, retido: 4, repasse: 26 });
  expect(stores(preview)).toMatchObject([
    { loja: ids.plain, repasse: 10, impedimento: null },
    { loja: ids.held, repasse: 10, impedimento: 'RETIDO' },
    { loja: ids.poor, previsto: 10, retido: 4, repasse: 6 },
  ]);
  clock.set('2027-03-02T12:00:00Z');
  await run();
  team = await shop.server.asProvider();
  await due([(await aStore()).storeId], 100, '2027-03-02');
  await shop.rows("update settlement_runs set finished_at = null where day = '2027-03-02'");
  expect(((await get('repasses')) as { rodadas: object[] }).rodadas[0]).toMatchObject({
    terminado_em: null,
    faltam: 1,
  });
  await shop.rows("update settlement_runs set finished_at = $1 where day = '2027-03-02'", [
    new Date(clock.now()),
  ]);
  const { rodadas } = (await get('repasses')) as { rodadas: object[] };
  expect(rodadas[0]).toMatchObject({
    dia: '2027-03-02',
    lojas: 3,
    liquido: 30,
    credito: 0,
    retido: 4,
    repasse: 26,
    pago: 0,
    parados: 1,
    terminado_em: expect.any(String),
  });
  const stuck = await get('repasses/dias/2027-03-02?parados=true');
  expect(stuck.repasses).toMatchObject([{ loja: ids.held, situacao: 'PARADO', repasse: 10 }]);
  expect((await get('repasses/dias/2027-03-02')).repasses).toHaveLength(3);
});

it('lists the runs until a day, also days settled outside a run', async () => {
  await shop.rows(
    `insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                              credit_cents, payout_cents, order_count)
     values ($1, 9001, '2027-02-10', '2027-02-10T11:00:05Z', 700, 700, 0, 0, 0, 2)`,
    [ids.plain],
  );
  const daysOf = async (query: string) =>
    ((await get(`repasses${query}`)) as { rodadas: { dia: string }[] }).rodadas.map(({ dia }) => dia);
  expect((await daysOf('')).slice(0, 2)).toEqual(['2027-03-02', '2027-03-01']);
  expect(await daysOf('?ate=2027-02-28')).toEqual(['2027-02-10']);
  expect(await daysOf('?ate=2027-02-09')).toEqual([]);
  expect((await get('repasses?ate=2027-02-10')).rodadas).toMatchObject([
    { lojas: 1, liquido: 7, repasse: 0, faltam: 0, terminado_em: '2027-02-10T11:00:05.000Z' },
  ]);
});

it('releases held payouts: the next run sends the money', async () => {
  const release = () => team.post(`provedor/lojas/${ids.held}/repasses/liberar`);
  expect((await release()).status).toBe(200);
  expect((await release()).body.motivo).toBe('ledger.not-held');
  clock.set('2027-03-03T12:00:00Z');
  await run();
  expect(await bookSent(ids.held)).toEqual({ sent: 1_000 });
});

it('lists failed stores with the reason, and retries one at once', async () => {
  await shop.rows(
    `insert into settlement_failures values ($1, '2027-03-03', 3, 'O saldo não fecha.', $2, $2)`,
    [ids.plain, new Date(clock.now() + 3_600_000)],
  );
  await due([ids.plain], 500, '2027-03-03');
  expect(stores(await get('repasses/falhas'))).toMatchObject([
    { loja: ids.plain, tentativas: 3, motivo: 'O saldo não fecha.' },
  ]);
  expect(await get(`lojas/${ids.plain}/repasses`)).toMatchObject({ falha: 'O saldo não fecha.' });
  const { body } = await team.post(`provedor/lojas/${ids.plain}/repasses/tentar`);
  expect(body).toMatchObject({ feito: true, motivo: null });
  expect(stores(await get('repasses/falhas'))).toEqual([]);
  expect(await bookSent(ids.plain)).toEqual({ sent: 1_500 });
});

it('lists debts, largest first, and held stores', async () => {
  await move([ids.plain], { from: 'current', to: 'custom', cents: 2_000 });
  await move([ids.poor], { from: 'invoiced', to: 'custom', cents: 5_400 });
  const owing = await get('repasses/saldos?devendo=true');
  expect(owing).toMatchObject({ quantidade: 2, devido: 74 });
  expect(stores(owing)).toMatchObject([
    { loja: ids.poor, faturado: -54 },
    { loja: ids.plain, conta_corrente: -20 },
  ]);
  expect(stores(await get('repasses/saldos'))).toHaveLength(3);
  expect((await get('repasses/saldos?retidas=true')).quantidade).toBe(0);
});

it('predicts the next run as each store sees it, across the closing and with overdue invoices', async () => {
  // June is closed before the run of 2 July. The last store's June is already closed.
  clock.set('2027-07-01T12:30:00Z');
  const due_on = '2027-07-02';
  const cases = [
    { current: -5_487, after: 0, invoiced: 0, overdue: 0, payout: 55 },
    { current: -3_000, after: 0, invoiced: 0, overdue: 0, payout: 25 },
    { current: -5_000, after: -1_000, invoiced: 0, overdue: 0, payout: 45 },
    { current: -2_000, after: 3_500, invoiced: 0, overdue: 0, payout: 35 },
    { current: 1_000, after: 0, invoiced: 0, overdue: 0, payout: 65 },
    { current: -4_000, after: 0, invoiced: -2_000, overdue: 2_000, payout: 35 },
    { current: 0, after: 0, invoiced: -2_000, overdue: 0, payout: 55 },
    { current: -5_487, after: 0, invoiced: -900, overdue: 900, payout: 0, closed: '2027-06-30' },
  ];
  const made = [];
  for (const { current, after, invoiced, overdue, payout, closed = '2027-05-31' } of cases) {
    const store = await aStore();
    const { storeId } = store;
    made.push({ ...store, payout });
    await due([storeId], 5_500, due_on);
    await shop.rows(
      `update ledger_books set current = $2, invoiced = $3, custom = -$2::bigint - $3::bigint, closed_through = $4 where store_id = $1`,
      [storeId, current, invoiced, closed],
    );
    if (after !== 0)
      await shop.rows(
        `insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after,
                                     occurred_at, booked_on)
         select $1, coalesce(max(seq), 0) + 1, 1, $3, $4, $2, 'adjustment', 0, 0, now(), '2027-07-01'
           from ledger_entries where store_id = $1`,
        [storeId, Math.abs(after), after > 0 ? 'custom' : 'current', after > 0 ? 'current' : 'custom'],
      );
    if (overdue > 0)
      await shop.rows(
        `insert into invoices (store_id, invoice_id, due_on, balance_cents, status, kind, overdue_from)
         values ($1, 1, '2027-06-10', $2, 'open', 'normal', '2027-06-12')`,
        [storeId, -overdue],
      );
  }
  team = await shop.server.asProvider();
  const { lojas } = (await get('repasses/previa')) as {
    lojas: { loja: number; retido: number; repasse: number }[];
  };
  for (const { storeId, adminLogin, payout } of made) {
    const reported = lojas.find(({ loja }) => loja === storeId);
    expect(reported?.repasse, `store ${storeId}`).toBe(payout);
    const { body } = await (await shop.server.as(adminLogin)).get('extrato/saldos');
    const { proximo } = body as unknown as {
      proximo: { dia: string; repasse: number; retido: number; retido_faturas: number };
    };
    expect(proximo).toMatchObject({ dia: due_on, repasse: payout });
    expect(reported?.retido).toBeCloseTo(proximo.retido + proximo.retido_faturas, 10);
  }
});
