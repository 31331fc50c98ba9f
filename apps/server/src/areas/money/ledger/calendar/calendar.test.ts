import { testServer } from '@comanda/testkit/http/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postDisputeOpened } from '../payments/ledger-of-disputes.ts';
import { postRefunded } from '../payments/ledger-of-payments.ts';
import { adjustmentMoves, openingMoves, postByHand } from '../provider/manual-postings.ts';
import { settle } from '../settling/settle.ts';
import { aLedgerStore } from '../testing/ledger-store.ts';

const server = testServer();
type LedgerStore = Awaited<ReturnType<typeof aLedgerStore>>;
let store: LedgerStore;
/** Order numbers; each name says what happens to the order's money. */
const ids = { settled: 0, inThree: 0, refunded: 0, contested: 0 };
/** The fields of the answer that tests compare. */
interface MonthAnswer {
  valores: {
    dia: string;
    totalDia: number;
    situacoes: { status: string; quantidade: number; total: number }[];
  }[];
}
interface DayAnswer {
  proximo: number | null;
  obj: Record<string, unknown>[];
}
const PIX = { method: 'PIX' } as const;
const byHand = { reason: 'Combinado', byName: 'Equipe' };

const listar = async (month?: string) => {
  const panel = await store.panel();
  const { status, body } = await panel.get(
    `pagamentoonlinecalendario/listar${month === undefined ? '' : `?mes=${month}`}`,
  );
  expect(status).toBe(200);
  return body as unknown as MonthAnswer;
};
const listarPag = async (dataPag: unknown, part: object = {}) => {
  const panel = await store.panel();
  const { status, body } = await panel.post('pagamentoonlinecalendario/listarPag', { dataPag, ...part });
  return { status, body: body as unknown as DayAnswer };
};
const settleOn = (day: string) => {
  server.clock.set(`${day}T12:00:00Z`);
  const input = { day, at: server.clock.now(), overdueCents: 0, withCredit: true };
  return store.inStore((tx) => settle(tx, input));
};
/** Sets the state of the transfer of a day's settlement; null: no transfer was requested. */
const transfer = async (day: string, state: string | null, paidAt: string) => {
  const key = `${day} ${state}`;
  const isOver = state === 'failed';
  await store.run(
    `update settlements set transfer_key = $3, failed_key = $4 where store_id = $1 and day = $2`,
    [store.storeId, day, state === null || isOver ? null : key, isOver ? key : null],
  );
  if (state === null) return;
  await store.run(
    `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, paid_at)
     select $1, coalesce(max(transfer_id), 0) + 1, $2, '', 1, '{}', $3, $4, $5 from payment_transfers where store_id = $1`,
    [store.storeId, key, state, paidAt, state === 'paid' ? paidAt : null],
  );
};
const chargeOf = async (orderId: number) => {
  const { rows } = await store.run(
    `select charge_id::integer as id from held_payments where store_id = $1 and order_id = $2`,
    [store.storeId, orderId],
  );
  return Number(rows[0]?.id);
};

beforeAll(async () => {
  server.clock.set('2026-11-18T20:00:00Z');
  store = await aLedgerStore(server);
  const opening = {
    ...byHand,
    kind: 'opening',
    id: 'current',
    moves: openingMoves('current', -900),
  } as const;
  await store.inStore((tx) => postByHand(tx, { ...opening, now: server.clock.now() }));
  ids.settled = await store.order({ products: 3_000, online: PIX });
  await store.change(ids.settled, 'PA', 'PE', 'PD');
  const inThree = { method: 'CREDIT', brand: 'Visa', instalments: 3 } as const;
  ids.inThree = await store.order({ products: 10_000, online: inThree });
  await store.change(ids.inThree, 'PA', 'PE', 'PD');
  await settleOn('2026-11-19');
  await transfer('2026-11-19', 'paid', '2026-11-19T13:00:00Z');
  server.clock.set('2026-11-19T20:00:00Z');
  ids.refunded = await store.order({ products: 6_000, online: PIX });
  const delivered = await store.change(ids.refunded, 'PA', 'PE', 'PD');
  await (await store.panel()).post(`pedidos/${ids.refunded}/desfazer`, { ate: delivered?.desfazer?.ate });
  await store.change(ids.refunded, 'PD');
  server.clock.set('2026-11-20T20:00:00Z');
  ids.contested = await store.order({ products: 3_333, online: PIX });
  await store.change(ids.contested, 'PA', 'PE', 'PD');
  const of = async (orderId: number) => ({
    ...{ orderId, chargeId: await chargeOf(orderId), at: server.clock.now(), day: store.day() },
  });
  const back = {
    ...(await of(ids.refunded)),
    refundId: 1,
    cents: 1_250,
    payer: 'store',
    reason: 'Faltou',
  } as const;
  await store.inStore((tx) => postRefunded(tx, back));
  const contest = { ...(await of(ids.contested)), disputeId: 1, cents: 3_333 };
  await store.inStore((tx) => postDisputeOpened(tx, contest));
  const adjustment = { ...byHand, kind: 'adjustment', id: 1, moves: adjustmentMoves(1_000) } as const;
  await store.inStore((tx) => postByHand(tx, { ...adjustment, now: server.clock.now() }));
});
afterAll(() => store.close());

const ofState = (situacao_repasse: string | null) => ({ bloqueado: false, situacao_repasse });
const nothingRetained = { retido: 0, retido_faturas: 0, credito: 0 };

describe('a month', () => {
  it('shows the current month by default: receivables by due day, with the amounts retained', async () => {
    expect(await listar()).toEqual({
      status: true,
      ...{ mes: '2026-11', hoje: '2026-11-20', inicio: '2026-01-01', agora: '2026-11-20T20:00:00.000Z' },
      ...{ total: 67.31, retido: 9, retido_faturas: 0, credito: 5.67, repasse: 63.98 },
      valores: [
        {
          ...{ dia: '2026-11-19', totalDia: 26.1, quantidade: 1 },
          situacoes: [{ status: 'SUCCEEDED', ...ofState('paid'), quantidade: 1, total: 26.1 }],
          ...{ retido: 9, retido_faturas: 0, credito: 0, repasse: 17.1 },
          ...{ repassado: true, situacao_repasse: 'paid' },
        },
        {
          // The 20th is a bank holiday, so its receivables are due on the 23rd. A delivery undone within seconds is
          // listed once.
          ...{ dia: '2026-11-23', totalDia: 41.21, quantidade: 2 },
          situacoes: [
            { status: 'WAITING', ...ofState(null), quantidade: 1, total: 41.21 },
            { status: 'CANCELED', ...ofState(null), bloqueado: true, quantidade: 1, total: 0 },
          ],
          // The next settlement is not made yet, but its credit is shown.
          ...{ ...nothingRetained, credito: 5.67, repasse: 46.88, repassado: false, situacao_repasse: null },
        },
      ],
    });
    const december = await listar('2026-12');
    expect(december.valores.map(({ dia, totalDia }) => [dia, totalDia])).toEqual([['2026-12-18', 27.81]]);
    expect(await listar('2026-10')).toMatchObject({ total: 0, repasse: 0, valores: [], mes: '2026-10' });
  });

  it('adds up over all months to the due amount in the ledger', async () => {
    const months = await Promise.all(['2026-11', '2026-12', '2027-01', '2027-02'].map(listar));
    const open = months
      .flatMap(({ valores }) => valores)
      .flatMap(({ situacoes }) => situacoes)
      .filter(({ status }) => status !== 'SUCCEEDED')
      .reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    expect(open).toBe((await store.balances()).receivable);
  });

  it('is empty for a store without a ledger, and refuses an invalid month', async () => {
    const other = await server.createStore();
    const { body } = await (await server.as(other.adminLogin)).get('pagamentoonlinecalendario/listar');
    expect(body).toMatchObject({ total: 0, valores: [], inicio: null });
    const panel = await store.panel();
    for (const month of ['2026-13', '11/2026', "2026-11' or 1=1"]) {
      const { status } = await panel.get(`pagamentoonlinecalendario/listar?mes=${encodeURIComponent(month)}`);
      expect(status, month).toBe(422);
    }
  });
});

describe('a day', () => {
  it('lists each payment, its parts, and the amount its settlement retained', async () => {
    const { body } = await listarPag('19/11/2026');
    expect(body).toMatchObject({ total: 26.1, retido: 9, credito: 0, repasse: 17.1, repassado: true });
    expect(body.obj).toEqual([
      {
        ...{
          valorReceber: 26.1,
          status: 'SUCCEEDED',
          bloqueado: false,
          is_paid: 1,
          created_at: '2026-11-18T20:00:00.000Z',
        },
        ...{ transaction_id: await chargeOf(ids.settled), external_split_id: 1 },
        ...{ establishment_id: store.storeId, id_pedido: ids.settled, codigo_pedido: expect.any(String) },
        ...{ vendido_em: '2026-11-18', forma: 'PIX', bandeira: null, parcela: 1, parcelas: 1 },
        bandeira_nao_informada: false,
        ...{ previsto_para: '2026-11-19', repassado_em: '2026-11-19', id_repasse: expect.any(Number) },
        situacao_repasse: 'paid',
        ...{ valorPago: 30, valorTaxa: 0.3, valorComissao: 3.6, valorOutros: 0, valorLiquido: 26.1 },
        ...{ valorParcela: 26.1, valorDevolvido: 0, comissaoDevolvida: 0, taxaDevolvida: 0 },
        ...{ valorContaCorrente: 0, valorContestado: 0 },
      },
    ]);
    expect((await listarPag('2026-11-19')).body).toEqual(body);
  });

  it('lists refunds, disputes and instalments', async () => {
    const { body } = await listarPag('2026-11-23');
    expect(body.obj).toMatchObject([
      {
        ...{
          id_pedido: ids.refunded,
          status: 'WAITING',
          is_paid: 0,
          valorParcela: 52.21,
          valorReceber: 41.21,
        },
        // Instalment 52,21 − refund 12,50 + returned commission 1,50 = 41,21.
        ...{
          valorDevolvido: 12.5,
          comissaoDevolvida: 1.5,
          taxaDevolvida: 0,
          valorContaCorrente: 0,
          valorContestado: 0,
        },
      },
      {
        id_pedido: ids.contested,
        status: 'CANCELED',
        bloqueado: true,
        is_paid: 0,
        ...{ valorParcela: 29, valorReceber: 0, valorDevolvido: 0, valorContestado: 29 },
      },
    ]);
    const second = (await listarPag('2027-01-18')).body;
    expect(second.obj).toMatchObject([
      {
        ...{ id_pedido: ids.inThree, parcela: 2, parcelas: 3, forma: 'CREDIT', bandeira: 'Visa' },
        ...{ valorPago: 100, valorTaxa: 4.59, valorComissao: 12, valorLiquido: 83.41 },
        ...{ valorParcela: 27.8, valorReceber: 27.8, repassado_em: null, id_repasse: null },
      },
    ]);
  });

  it('is paged if a limit is given; the sums are those of the whole day', async () => {
    const complete = (await listarPag('2026-11-23')).body;
    const sums = { total: 41.21, quantidade: 2, formas: [{ forma: 'PIX', quantidade: 2, total: 41.21 }] };
    expect(complete).toMatchObject({ ...sums, proximo: null });
    const first = (await listarPag('2026-11-23', { limite: 1 })).body;
    expect(first).toMatchObject({ ...sums, proximo: complete.obj[0]?.external_split_id });
    const second = (await listarPag('2026-11-23', { limite: 1, depois_de: first.proximo })).body;
    expect(second).toMatchObject({ ...sums, proximo: null });
    expect([...first.obj, ...second.obj]).toEqual(complete.obj);
    for (const limite of [0, 501, 'x']) expect((await listarPag('2026-11-23', { limite })).status).toBe(422);
  });

  it.each(['31/02/2026', '2026-02-31', '1/1/2026', 20_261_119, null])('%s is no day', async (day) => {
    expect((await listarPag(day)).status).toBe(422);
  });

  // This test moves the clock, so it is the last one.
  it('a receivable that missed its day is late: it is listed with the next settlement, then with its own', async () => {
    server.clock.set('2026-11-24T03:00:00Z');
    expect((await listarPag('2026-11-24')).body.obj).toMatchObject([
      { status: 'DELAYED', is_paid: 0, previsto_para: '2026-11-23', valorReceber: 41.21 },
    ]);
    expect((await listar()).valores.at(-1)).toMatchObject({
      ...{ dia: '2026-11-24', totalDia: 41.21, credito: 5.67, repasse: 46.88 },
      situacoes: [{ status: 'DELAYED', quantidade: 1, total: 41.21 }],
    });
    await settleOn('2026-11-24');
    expect((await listarPag('2026-11-23')).body.obj).toMatchObject([{ status: 'CANCELED', bloqueado: true }]);
    const { valores, ...month } = await listar();
    expect(month).toMatchObject({ total: 67.31, retido: 9, credito: 5.67, repasse: 63.98 });
    expect(valores.at(-1)).toMatchObject({
      dia: '2026-11-24',
      totalDia: 41.21,
      credito: 5.67,
      repasse: 46.88,
    });

    // States of a transfer: not sent, on the way, failed, then sent again and paid days later.
    for (const [state, status, settlement, settledOn] of [
      [null, 'CONFIRMED', 'pending', null],
      ['asking', 'CONFIRMED', 'processing', null],
      ['waiting', 'CONFIRMED', 'processing', null],
      ['failed', 'FAILED', 'failed', null],
      ['paid', 'SUCCEEDED', 'paid', '2026-11-27'],
    ] as const) {
      await transfer('2026-11-24', state, '2026-11-27T15:00:00Z');
      const isPaid = settlement === 'paid';
      const { body } = await listarPag('2026-11-24');
      expect(body, settlement).toMatchObject({ repassado: isPaid, situacao_repasse: settlement });
      expect(body.obj).toMatchObject([
        {
          ...{ status, situacao_repasse: settlement, is_paid: isPaid ? 1 : 0, repassado_em: settledOn },
          ...{ previsto_para: '2026-11-23', id_repasse: expect.any(Number), valorReceber: 41.21 },
        },
      ]);
      expect((await listar()).valores.at(-1), settlement).toMatchObject({
        situacoes: [{ status, situacao_repasse: settlement, quantidade: 1, total: 41.21 }],
        ...{ repassado: isPaid, situacao_repasse: settlement },
      });
      const { body: reported } = await (await store.panel()).get(
        `settlement-periods/${Number(body.obj[0]?.id_repasse)}`,
      );
      expect(reported.data, settlement).toMatchObject({ status: settlement });
    }
  });

  it('is paid if the settlement retained all of it: no money is left to transfer', async () => {
    const orderId = await store.order({ products: 3_000, online: PIX });
    await store.change(orderId, 'PA', 'PE', 'PD');
    const debt = { ...byHand, kind: 'adjustment', id: 2, moves: adjustmentMoves(-9_000) } as const;
    await store.inStore((tx) => postByHand(tx, { ...debt, now: server.clock.now() }));
    await settleOn('2026-11-25');
    const { body } = await listarPag('2026-11-25');
    expect(body).toMatchObject({ repasse: 0, repassado: true });
    expect(body.obj).toMatchObject([{ status: 'SUCCEEDED', is_paid: 1, repassado_em: '2026-11-25' }]);
  });
});
