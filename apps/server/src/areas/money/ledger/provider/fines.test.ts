import { randomUUID } from 'node:crypto';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aLedgerStore } from '../testing/ledger-store.ts';
import { bookEntries } from './book.reads.ts';

const server = testServer();
let store: Awaited<ReturnType<typeof aLedgerStore>>;
let team: Awaited<ReturnType<typeof server.asProvider>>;
let path = '';
beforeAll(async () => {
  store = await aLedgerStore(server);
  path = `provedor/lojas/${store.storeId}`;
});
beforeEach(async () => {
  team = await server.asProvider();
});
afterAll(() => store.close());

const fine = (orderId: number, over: object = {}) =>
  team.post(`${path}/multas`, {
    ...{ pedido: orderId, valor: 15.5, motivo: 'Recusa sem motivo', chave: randomUUID() },
    ...over,
  });
const mails = async (kind: string) =>
  (await store.run('select 1 from mails_out where store_id = $1 and kind = $2', [store.storeId, kind])).rows
    .length;
const audited = async (action: string) =>
  (
    await store.run('select details from audit_log where store_id = $1 and action = $2', [
      store.storeId,
      action,
    ])
  ).rows;
interface Entry {
  lancamento: number;
  pedido: number;
  valor: number;
  multa_aberta: boolean;
}
const finesOf = async (orderId: number) => {
  const days = `inicio=${store.day()}&fim=${store.day()}`;
  const { body } = await team.get(`${path}/financeiro/lancamentos?${days}&tipo=fine`);
  return (body as unknown as { lancamentos: Entry[] }).lancamentos.filter(({ pedido }) => pedido === orderId);
};

it('fines an order once: a repeated key is the same fine, and other amounts are refused', async () => {
  const orderId = await store.order({ products: 3_000 });
  const [reported, chave] = [await mails('fined'), randomUUID()];
  const both = await Promise.all([fine(orderId, { chave }), fine(orderId, { chave })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await fine(orderId, { chave, valor: 16 })).body.motivo).toBe('ledger.other-figures');
  expect(await store.balances()).toEqual({ current: -1_550, fine: 1_550 });
  expect(await finesOf(orderId)).toMatchObject([
    { de: 'conta_corrente', para: 'multas', valor: 15.5, motivo: 'Recusa sem motivo', multa_aberta: true },
  ]);
  // The mail goes to the administrator and to the store's own mail address.
  expect((await mails('fined')) - reported).toBeGreaterThan(0);
  const once = await mails('fined');
  await fine(orderId, { chave });
  expect(await mails('fined')).toBe(once);
  expect(await audited('finance.fined')).toMatchObject([
    { details: { codigo: 'K7QF', centavos: 1_550, motivo: 'Recusa sem motivo' } },
  ]);
});

it('reverses a fine once; the second of two concurrent reversals is refused', async () => {
  const orderId = await store.order({ products: 3_000 });
  const before = await store.balances();
  await fine(orderId);
  const [{ lancamento } = { lancamento: 0 }] = await finesOf(orderId);
  const reverse = () => team.post(`${path}/multas/${lancamento}/estornar`, { motivo: 'Lançada por engano' });
  const both = await Promise.all([reverse(), reverse()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await reverse()).body.motivo).toBe('fine-reversal.already-reversed');
  expect(await store.balances()).toEqual(before);
  expect(await finesOf(orderId)).toMatchObject([
    { status: 'ESTORNO', multa_aberta: false },
    { status: 'ESTORNADO', multa_aberta: false },
  ]);
  expect(await audited('finance.fine-reversed')).toHaveLength(1);
  expect(await mails('fine-reversed')).toBeGreaterThan(0);
});

/** Approves a request as a second person, so that its action is executed. */
const approve = async (answer: { body: object }) => {
  const { solicitacao } = answer.body as { solicitacao: number };
  const other = await server.asProvider();
  return (await other.post(`${path}/financeiro/solicitacoes/${solicitacao}/aprovar`)).status;
};

it("needs a second person above one person's limit, per fine and per day; no approval exceeds the maximum per order", async () => {
  const orderId = await store.order({ products: 3_000 });
  const before = await store.balances();
  const chave = randomUUID();
  const large = await fine(orderId, { valor: 300.01, chave });
  expect(large.body).toMatchObject({ solicitacao: expect.any(Number) });
  expect((await fine(orderId, { valor: 300.01, chave })).body).toEqual(large.body);
  expect(await store.balances()).toEqual(before);
  expect((await fine(orderId, { valor: 1_000.01 })).body.erros).toMatchObject([{ campo: 'valor' }]);
  expect(await approve(large)).toBe(200);
  expect((await fine(orderId, { valor: 300.01, chave })).body).toMatchObject({ solicitacao: null });
  const [{ lancamento } = { lancamento: 0 }] = await finesOf(orderId);
  const reversal = await team.post(`${path}/multas/${lancamento}/estornar`, { motivo: 'Lançada por engano' });
  expect(reversal.body).toMatchObject({ solicitacao: expect.any(Number) });
  expect(await approve(reversal)).toBe(200);
  expect(await store.balances()).toEqual(before);

  const all = await Promise.all(
    Array.from({ length: 6 }, () => fine(orderId, { valor: 200, chave: randomUUID() })),
  );
  const done = all.filter(
    ({ body }) => (body as unknown as { solicitacao: number | null }).solicitacao === null,
  );
  expect(done).toHaveLength(5);
  team = await server.asProvider();
  expect((await fine(orderId, { valor: 200 })).body).toMatchObject({ solicitacao: null });
});

it("refuses to reverse a fine while the store's own request for it is open", async () => {
  const orderId = await store.order({ products: 3_000 });
  const panel = await store.panel();
  await panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  await fine(orderId);
  const [{ lancamento } = { lancamento: 0 }] = await finesOf(orderId);
  const requested = await panel.post('finance/reversal-fine', {
    ...{ order_id: orderId, description: 'O cliente pediu para cancelar pelo telefone.' },
  });
  expect(requested.status).toBe(200);
  const refused = await team.post(`${path}/multas/${lancamento}/estornar`, { motivo: 'Lançada por engano' });
  expect(refused.body.motivo).toBe('ledger.fine-asked-back');
});

it.each([
  [{ valor: 0 }, 422, undefined],
  [{ valor: -1 }, 422, undefined],
  [{ motivo: 'x' }, 422, undefined],
  [{ chave: 'x' }, 422, undefined],
  [{ pedido: 999_999 }, 404, 'order.not-found'],
])('refuses %j', async (over, status, reason) => {
  const answer = await fine(1, over);
  expect(answer.status).toBe(status);
  if (reason !== undefined) expect(answer.body.motivo).toBe(reason);
});

it('needs an order of that store, with a ledger; only a fine can be reversed', async () => {
  const [other, foreign] = [await server.createStore(), await aLedgerStore(server)];
  const foreignOrder = await foreign.order({ products: 3_000 });
  expect((await fine(foreignOrder + 10_000)).body.motivo).toBe('order.not-found');
  const input = { pedido: foreignOrder, valor: 1, motivo: 'Sem livro', chave: randomUUID() };
  expect((await team.post(`provedor/lojas/${other.storeId}/multas`, input)).body.motivo).toBe(
    'order.not-found',
  );
  expect((await team.post(`${path}/multas/999/estornar`, { motivo: 'Não existe' })).body.motivo).toBe(
    'ledger.fine-not-found',
  );
  await foreign.close();
  const support = await server.asProvider('support');
  expect((await support.get(`${path}/financeiro`)).status).toBe(403);
  expect((await support.post(`${path}/multas`, input)).status).toBe(403);
});

it('shows the ledger with every account, its entries by kind, and the same entries as a file', async () => {
  const { body } = await team.get(`${path}/financeiro`);
  expect(body).toMatchObject({ inicio: '2026-01-01', fechado_ate: null, aceita_abertura: false });
  const { contas: accounts } = body as unknown as { contas: { saldo: number }[] };
  expect(accounts).toHaveLength(16);
  expect(accounts.reduce((sum, { saldo }) => sum + Math.round(saldo * 100), 0)).toBe(0);
  const days = { inicio: store.day(), fim: store.day() };
  const none = await team.get(
    `${path}/financeiro/lancamentos?inicio=${days.inicio}&fim=${days.fim}&tipo=opening`,
  );
  expect(none.body).toMatchObject({ quantidade: 0, lancamentos: [] });
  const wrong = await team.get(`${path}/financeiro/lancamentos?inicio=2026-11-02&fim=2026-11-01`);
  expect(wrong.status).toBe(422);
  const lines = await exportedLines(server, team, `${path}/financeiro/lancamentos/exportar`, {
    ...days,
    tipo: 'fine',
  });
  expect(lines[0]).toContain('Lançado em');
  expect(lines.filter((line) => line.includes('Multas'))).not.toHaveLength(0);
});

pagedSuite({
  list: bookEntries,
  filter: { from: '2026-11-01', to: '2026-11-30', kind: null },
  otherFilter: { from: '2026-11-01', to: '2026-11-30', kind: 'fine' },
  context: [],
  isOfProvider: true,
  keyOf: ({ orderId }) => String(orderId),
  insert: `with postings as (
      insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on,
                                   first_seq, last_seq)
      select $1, n, 'adjustment', n, 'posted', 'x', now(), date '2026-11-20' - n % 7, n, n
        from generate_series($2::integer, $3::integer) n)
    insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after,
                                occurred_at, booked_on, order_id)
    select $1, n, n, 'custom', 'current', 1, 'adjustment', 0, 0, now(), date '2026-11-20' - n % 7, $1 * 100000 + n
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from ledger_entries where store_id = $1 and seq = $2',
});
