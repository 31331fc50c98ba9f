import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustmentMoves, openingMoves, postByHand, reverseByHand } from '../provider/manual-postings.ts';
import { settle } from '../settling/settle.ts';
import { aLedgerStore } from '../testing/ledger-store.ts';
import { statementEntries } from './statement.reads.ts';

const server = testServer();
let store: Awaited<ReturnType<typeof aLedgerStore>>;
let panel: Awaited<ReturnType<typeof store.panel>>;
let orderId = 0;
const byHand = { reason: 'Combinado', byName: 'Equipe' };

interface Page {
  lancamentos: { codigo: number; valor: number; saldo: number; tipo: string; status: string }[];
  saldo_inicial: number;
  entradas: number;
  saidas: number;
  saldo_final: number;
  quantidade: number;
  proxima: string | null;
}
const statement = async (query: string) => {
  const { status, body } = await panel.get(`extrato/lancamentos?${query}`);
  return { status, body: body as unknown as Page & typeof body };
};

/**
 * October ends with a balance of −12,00. An order of 02/11 is delivered at night and settled on the 4th. An
 * adjustment of the 26th is reversed on the same day.
 */
beforeAll(async () => {
  server.clock.set('2026-11-02T20:00:00Z');
  store = await aLedgerStore(server);
  const post = (
    kind: 'opening' | 'adjustment',
    id: string | number,
    moves: ReturnType<typeof openingMoves>,
  ) => store.inStore((tx) => postByHand(tx, { ...byHand, kind, id, moves, now: server.clock.now() }));
  server.clock.set('2026-10-31T20:00:00Z');
  await post('opening', 'current', openingMoves('current', -1_200));
  // 01:30 of the 3rd belongs to the operational day of the 2nd.
  server.clock.set('2026-11-03T04:30:00Z');
  orderId = await store.order({ products: 3_000, online: { method: 'PIX' } });
  await store.change(orderId, 'PA', 'PE', 'PD');
  server.clock.set('2026-11-04T12:00:00Z');
  await store.inStore((tx) =>
    settle(tx, { day: '2026-11-04', at: server.clock.now(), overdueCents: 0, withCredit: false }),
  );
  server.clock.set('2026-11-26T15:00:00Z');
  await post('adjustment', 7, adjustmentMoves(777));
  await store.inStore((tx) =>
    reverseByHand(tx, { ...byHand, kind: 'adjustment', id: 7, now: server.clock.now() }),
  );
  panel = await store.panel();
});
afterAll(() => store.close());

it('lists an account from its opening to its closing balance, with the balance after each entry', async () => {
  const { body } = await statement('conta=conta_corrente&periodo=PP&inicio=2026-11-02&fim=2026-11-26');
  expect(body).toMatchObject({
    ...{ saldo_inicial: -12, entradas: 19.77, saidas: 7.77, saldo_final: 0, quantidade: 3 },
    lancamentos: [
      { tipo: 'adjustment', status: 'ESTORNO', valor: -7.77, saldo: 0 },
      { tipo: 'adjustment', status: 'ESTORNADO', valor: 7.77, saldo: 7.77, motivo: 'Combinado' },
      { tipo: 'retained', status: 'LANCADO', valor: 12, saldo: 0, dia_repasse: '2026-11-04' },
    ],
  });
});

it('books a delivery at night on the day before, and links it to its order', async () => {
  const { body } = await statement('conta=a_receber&periodo=PP&inicio=2026-11-02&fim=2026-11-02');
  expect(body.lancamentos.at(-1)).toMatchObject({
    tipo: 'delivered',
    valor: 30,
    saldo: 30,
    pedido: orderId,
    codigo_pedido: 'K7QF',
  });
  expect(body.saldo_final).toBe(26.1);
  expect((await statement('conta=a_receber&periodo=PP&inicio=2026-11-03&fim=2026-11-26')).body).toMatchObject(
    { saldo_inicial: 26.1, saldo_final: 0 },
  );
});

it('shows available money of the last 30 days by default', async () => {
  const { body } = await statement('');
  expect(body).toMatchObject({
    inicio: '2026-10-28',
    fim: '2026-11-26',
    saldo_inicial: 0,
    saldo_final: 14.1,
  });
  expect((await statement('periodo=hoje')).body).toMatchObject({
    inicio: '2026-11-26',
    saldo_inicial: 14.1,
    quantidade: 0,
  });
});

it.each([
  ['periodo=PP&inicio=2026-11-26&fim=2026-11-25', 'fim', 'A data final não pode ser antes da inicial.'],
  ['periodo=PP&fim=2026-11-25', 'inicio', 'Informe a data inicial.'],
  ['periodo=PP&inicio=2026-02-30&fim=2026-11-25', 'inicio', 'Data inválida.'],
  ['periodo=PP&inicio=2024-11-26&fim=2026-11-25', 'fim', 'O período pode ter no máximo um ano.'],
])('refuses %s', async (query, campo, mensagem) => {
  const { status, body } = await statement(query);
  expect(status).toBe(422);
  expect(body.erros).toContainEqual(expect.objectContaining({ campo, mensagem }));
});

it('exports its opening balance, its lines and its closing balance', async () => {
  const response = await fetch(`${server.url}/api/extrato/lancamentos/exportar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: panel.token },
    body: JSON.stringify({ conta: 'conta_corrente', periodo: 'PP', inicio: '2026-11-02', fim: '2026-11-26' }),
  });
  const lines = (await response.text()).split('\r\n').map((line) => line.split(';'));
  expect(lines.map((cells) => [cells[3], cells[7], cells[8]])).toEqual([
    ['Nome', 'Valor', 'Saldo'],
    ['Saldo inicial', '', '-12,00'],
    ['Retido para a conta corrente', '12,00', '0,00'],
    ['Ajuste', '7,77', '7,77'],
    ['Ajuste', '-7,77', '0,00'],
    ['Saldo final', '', '0,00'],
    ['', '12,00', ''],
    [undefined, undefined, undefined],
  ]);
  expect(lines.at(-2)?.[0]).toBe('Total dos lançamentos: 3 de 5 registros');
});

it("shows its opening balance on the ledger's first day at the earliest", async () => {
  const response = await fetch(`${server.url}/api/extrato/lancamentos/exportar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: panel.token },
    body: JSON.stringify({ conta: 'conta_corrente', periodo: 'PP', inicio: '2025-12-20', fim: '2026-11-26' }),
  });
  const [, opening] = (await response.text()).split('\r\n').map((line) => line.split(';'));
  const { inicio } = (await panel.get('extrato/saldos')).body as unknown as { inicio: string };
  expect(opening?.slice(1, 4)).toEqual([inicio.split('-').toReversed().join('/'), '', 'Saldo inicial']);
});

it('shows the balances and the next settlement, or that none is expected', async () => {
  const balances = async () => (await panel.get('extrato/saldos')).body as unknown as object;
  expect(await balances()).toMatchObject({
    a_receber: 0,
    disponivel: 14.1,
    conta_corrente: 0,
    proximo: null,
    impedimento: 'SEM_APROVACAO',
    automatico: true,
  });
  const sold = await store.order({ products: 10_000, online: { method: 'PIX' } });
  await store.change(sold, 'PA', 'PE', 'PD');
  expect(await balances()).toMatchObject({
    ...{ a_receber: 87.01, hoje: '2026-11-26' },
    proximo: { dia: '2026-11-27', previsto: 87.01, retido: 0, repasse: 87.01 },
  });
});

it.each([
  [{ codigo: '', nome: 'bradesco', status: '' }, '237'],
  [{ codigo: '077' }, '077'],
  [{}, '001'],
])('lists the banks that %j names', async (requested, code) => {
  const { body } = await panel.post('bancos/filtrar', requested);
  const { obj } = body as unknown as { obj: { cod: string; banco: string; status: string }[] };
  expect(obj).toContainEqual({ cod: code, banco: expect.any(String), status: 'S' });
});
it('shows only accounts that are active', async () => {
  expect((await panel.post('bancos/filtrar', { status: 'N' })).body).toMatchObject({
    status: true,
    erro: null,
    obj: [],
  });
});

pagedSuite({
  list: statementEntries,
  filter: { account: 'current', from: '2026-01-01', to: '2026-12-31' },
  otherFilter: { account: 'held', from: '2026-01-01', to: '2026-12-31' },
  context: [{ openingCents: 0 }],
  keyOf: ({ orderId: own }) => String(own),
  insert: `
    with posted as (
      insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, first_seq, last_seq)
      select $1::integer, n, 'fine', n::text, 'posted', 'x', now(), date '2026-03-01' + n % 200, n, n from generate_series($2::integer, $3::integer) n)
    insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at, booked_on, order_id)
    select $1, n, n, 'current', 'fine', 100, 'fine', 0, 0, now(), date '2026-03-01' + n % 200, $1 * 100000 + n from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from ledger_entries where store_id = $1 and seq = $2',
});
