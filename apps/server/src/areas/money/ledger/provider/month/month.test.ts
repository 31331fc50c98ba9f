import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aLedgerStore } from '../../testing/ledger-store.ts';
import { adjustmentMoves, fineMoves, postByHand, reverseByHand } from '../manual-postings.ts';

const server = testServer();
let stores: Awaited<ReturnType<typeof aLedgerStore>>[] = [];
let [one, other] = stores as [(typeof stores)[number], (typeof stores)[number]];
beforeEach(async () => {
  server.clock.set('2026-11-10T15:00:00Z');
  const openedOn = '2026-11-01';
  stores = [await aLedgerStore(server, { openedOn }), await aLedgerStore(server, { openedOn })];
  [one, other] = stores as [(typeof stores)[number], (typeof stores)[number]];
});
afterEach(() => Promise.all(stores.map((store) => store.close())));

const byHand = (store: typeof one, kind: 'fine' | 'adjustment', id: number, cents: number) =>
  store.inStore((tx) =>
    postByHand(tx, {
      ...{ kind, id, moves: kind === 'fine' ? fineMoves(cents) : adjustmentMoves(cents) },
      ...{ reason: 'Acerto', byName: 'Ana', now: server.clock.now() },
    }),
  );
const read = async (query = '?mes=2026-11') =>
  (await (await server.asProvider()).get(`provedor/financeiro/mes${query}`)).body as unknown as {
    lojas: Record<string, number>[];
  } & Record<string, number>;
const rowOf = (month: Awaited<ReturnType<typeof read>>, { storeId }: typeof one) =>
  month.lojas.find(({ loja }) => loja === storeId);
const NOTHING = {
  ...{ comissao: 0, taxas: 0, multas: 0, patrocinados: 0, ajustes: 0, reembolsos: 0, retido: 0 },
  ...{ faturado: 0, recebido: 0, em_aberto: 0 },
};

it("adds up a month over all stores, with the sums of each store's own overview", async () => {
  const sold = { products: 6_290, delivery: 700, storeDiscount: 200, sponsored: 300 };
  await one.change(await one.order({ ...sold, online: { method: 'CREDIT' } }), 'PA', 'PE', 'PD');
  await other.change(await other.order(sold), 'PA', 'PE', 'PD');
  await byHand(one, 'fine', 1, 500);
  await byHand(one, 'fine', 2, 900);
  await one.inStore((tx) =>
    reverseByHand(tx, { kind: 'fine', id: 2, reason: 'Engano', byName: 'Ana', now: server.clock.now() }),
  );
  await byHand(other, 'adjustment', 1, 777);
  const month = await read();
  expect(rowOf(month, one)).toEqual({
    ...{ loja: one.storeId, nome_loja: one.store.name, ...NOTHING },
    ...{ comissao: 7.31, taxas: 2.59, multas: 5, patrocinados: 3, em_aberto: 2 },
  });
  // Sponsorship 3,00 + adjustment 7,77 − commission 7,31 is positive, so the store owes nothing.
  expect(rowOf(month, other)).toMatchObject({ comissao: 7.31, taxas: 0, ajustes: 7.77, em_aberto: 0 });
  for (const store of stores) {
    const { body } = await (await store.panel()).get('financial-periods/202611');
    const cents = (name: string) => Math.round((rowOf(month, store)?.[name] ?? 0) * 100);
    expect(body).toMatchObject({
      ...{ commission_value: cents('comissao'), online_payment_tax_value: cents('taxas') },
      ...{ fine_value: cents('multas'), custom_transaction_value: cents('ajustes') },
      ...{ sponsored_discount_value: cents('patrocinados'), retained_value: cents('retido') },
    });
  }
  // Holds for all stores, because the other tests of this file add nothing to this month.
  expect(month).toMatchObject({ mes: '2026-11', comissao: 14.62, multas: 5 });
  expect((await read('?mes=2026-10')).lojas).toEqual([]);
  const team = await server.asProvider();
  const lines = await exportedLines(server, team, 'provedor/financeiro/mes/exportar', { mes: '2026-11' });
  expect(lines.at(-1)).toBe('Total: 2 registros;;14,62;2,59;5,00;6,00;7,77;0,00;0,00;0,00;0,00;2,00');
});

it("lists the month's invoices with their paid and open amounts, sorted by the requested sum", async () => {
  const invoice = (store: typeof one, id: number, values: string) =>
    store.run(
      `insert into invoices (store_id, invoice_id, starts_on, ends_on, due_on, kind, balance_cents, paid_cents, status)
       values ($1, $2, '2026-10-01', '2026-10-31', '2026-11-10', ${values})`,
      [store.storeId, id],
    );
  await invoice(one, 1, `'normal', -5487, 2000, 'open'`);
  await invoice(one, 2, `'accumulated', -1200, 0, 'paid'`);
  await invoice(other, 1, `'normal', -9000, 1000, 'cancelled'`);
  const month = await read('?mes=2026-10&ordem=owed');
  expect(
    month.lojas.map(({ loja, faturado, recebido, em_aberto }) => [loja, faturado, recebido, em_aberto]),
  ).toEqual([
    [one.storeId, 54.87, 20, 34.87],
    [other.storeId, 10, 10, 0],
  ]);
  expect(month).toMatchObject({ faturado: 64.87, recebido: 30, em_aberto: 34.87, quantidade: 2 });
});

it("counts a store's present debt in the first month not yet closed, and in no other", async () => {
  await byHand(one, 'fine', 1, 4_000);
  expect(rowOf(await read(), one)).toMatchObject({ multas: 40, em_aberto: 40 });
  expect(rowOf(await read('?mes=2026-12'), one)).toBeUndefined();
  await one.run(`update ledger_books set closed_through = '2026-11-30' where store_id = $1`, [one.storeId]);
  expect(rowOf(await read(), one)).toMatchObject({ em_aberto: 0 });
  expect(rowOf(await read('?mes=2026-12'), one)).toMatchObject({ multas: 0, em_aberto: 40 });
});

it('refuses support and invalid months', async () => {
  const support = await server.asProvider('support');
  expect((await support.get('provedor/financeiro/mes')).status).toBe(403);
  expect((await support.post('provedor/financeiro/mes/exportar')).status).toBe(403);
  for (const query of ['?mes=2026-13', '?mes=agora', '?ordem=nada', '?mes=1999-01'])
    expect((await (await server.asProvider()).get(`provedor/financeiro/mes${query}`)).status).toBe(422);
});
