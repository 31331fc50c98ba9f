import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { named } from '../../../define-area.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { adjustmentMoves, fineMoves, postByHand, reverseByHand } from '../ledger/provider/manual-postings.ts';
import { closePeriod, settle } from '../ledger/settling/settle.ts';
import { aLedgerStore } from '../ledger/testing/ledger-store.ts';
import { invoices as area } from './area.ts';
import { type ClosingServices, closeStore } from './closing/close-store.ts';
import { giveOldInvoices, type OldInvoice } from './import-old-invoices.ts';
import { invoices } from './invoices.reads.ts';

const pix = { key: 'financeiro@provedor.example', name: 'Provedor Exemplo', city: 'São Paulo' };
let services: ClosingServices;
const { open } = area;
const opened = vi.spyOn(area, 'open').mockImplementation((bind, given) => {
  services = named(given);
  return open(bind, given);
});
const server = testServer({ pix });
const LONG = 'Pizzaria 🍕 do João & Filhos '.repeat(7).slice(0, 200);

let store: Awaited<ReturnType<typeof aLedgerStore>>;
let admin: Awaited<ReturnType<typeof server.as>>;
const run = (statement: string, values: unknown[] = []) =>
  runStatement<Record<string, unknown>>(server.urls.system, statement, values);
interface Answered {
  data: { hash: string; status: string }[] & { boleto: { line: string }; pix_code: string };
  faturas: object[];
}
const read = async (path: string, client = admin) => (await client.get(path)).body as unknown as Answered;
const byHand = (id: number, cents: number, over: object = {}) =>
  store.inStore((tx) =>
    postByHand(tx, {
      ...{ kind: 'adjustment', id, moves: adjustmentMoves(cents), reason: 'Acerto', byName: 'Ana' },
      ...{ now: server.clock.now() },
      ...over,
    }),
  );

/**
 * November of a store: R$ 12,00 carried over, a fine and an adjustment make R$ 54,87. Other entries follow
 * after the end of November.
 */
beforeAll(async () => {
  server.clock.set('2026-10-30T15:00:00Z');
  store = await aLedgerStore(server);
  await run('update stores set name = $2 where store_id = $1', [store.storeId, LONG]);
  await byHand(1, -1_200);
  await store.inStore((tx) => closePeriod(tx, { through: '2026-10-31', at: server.clock.now() }));
  server.clock.set('2026-11-10T15:00:00Z');
  await byHand(1, 0, { kind: 'fine', moves: fineMoves(5_064) });
  await byHand(2, 777);
  server.clock.set('2026-12-01T09:30:00Z');
  await byHand(3, -300);
  server.clock.set('2026-12-01T15:00:00Z');
  await closeStore(services, store.storeId, '2026-11-30');
  admin = await server.as(store.store.adminLogin);
  await run(
    `insert into payment_boletos (store_id, boleto_id, invoice_id, cents, due_on, payer_name, payer_document, state, barcode, asked_at)
     values ($1, 1, 1, 5487, '2026-12-10', 'Loja', '11222333000181', 'open', '23791165600000054871234500000000054870009000', now())`,
    [store.storeId],
  );
});
afterAll(async () => {
  opened.mockRestore();
  await store.close();
});

it("shows an invoice with the store's own balance, and its link to pay", async () => {
  const { status, body } = await admin.get('invoices');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [
      {
        ...{ id: 1, starts_at: '2026-11-01', ends_at: '2026-11-30', balance: -5_487, amount_due: 5_487 },
        ...{ overdues_at: '2026-12-10', status: 'pending', pdf_url: '/api/invoices/1/pdf' },
        invoice_url: '/financeiro/faturas?pagar=1',
        nfs: [
          { type: 'commission', pdf: null, expected_on: '2026-12-17' },
          { type: 'other', pdf: null, expected_on: '2026-12-17' },
        ],
      },
    ],
    paginate_metadata: { total: 1, last_page: 1 },
  });
  expect((body as unknown as Answered).data[0]?.hash).toMatch(/^[0-9a-f]{32}$/);
});

it('lists its items by kind, with the amount carried over and without entries of the next month', async () => {
  const { body } = await admin.get('invoices/1');
  expect(body.data).toMatchObject({
    ...{ carried_value: -1_200, later_value: 0, paid_value: 0, payable_until: '2026-12-10' },
    items: [
      { kind: 'fine', value: -5_064, count: 1 },
      { kind: 'adjustment', value: 777, count: 1 },
    ],
  });
  const entries = await admin.get('invoices/1/lancamentos?kind=fine');
  expect(entries.body).toMatchObject({
    lancamentos: [{ kind: 'fine', value: -5_064, order_id: null, reason: 'Acerto' }],
    quantidade: 1,
    proxima: null,
  });
  expect((await admin.get('invoices/1/lancamentos?kind=nada')).status).toBe(422);
});

it('names each settlement that retained a part of it, so that the parts add up to the whole', async () => {
  server.clock.set('2026-11-02T15:00:00Z');
  const shop = await aLedgerStore(server);
  const adjust = (id: number, cents: number) =>
    shop.inStore((tx) =>
      postByHand(tx, {
        ...{ kind: 'adjustment', id, moves: adjustmentMoves(cents), reason: 'Acerto', byName: 'Ana' },
        now: server.clock.now(),
      }),
    );
  const sell = async (moment: string) => {
    server.clock.set(moment);
    const orderId = await shop.order({ products: 2_000, online: { method: 'PIX' } });
    await shop.change(orderId, 'PA', 'PE', 'PD');
  };
  const settleOn = (day: string) =>
    shop.inStore((tx) => settle(tx, { day, at: server.clock.now(), overdueCents: 0, withCredit: false }));
  await adjust(1, -9_000);
  // A reversed fine has no row in the document, because fine and reversal cancel each other.
  const fine = { kind: 'fine', id: 1, reason: 'Engano', byName: 'Ana', now: server.clock.now() } as const;
  await shop.inStore((tx) => postByHand(tx, { ...fine, moves: fineMoves(500) }));
  await shop.inStore((tx) => reverseByHand(tx, fine));
  await sell('2026-11-03T15:00:00Z');
  server.clock.set('2026-11-16T15:00:00Z');
  const inMonth = await settleOn('2026-11-16');
  await sell('2026-11-20T15:00:00Z');
  server.clock.set('2026-12-01T12:00:00Z');
  const after = await settleOn('2026-12-01');
  await adjust(2, -300);
  server.clock.set('2026-12-01T15:00:00Z');
  await closeStore(services, shop.storeId, '2026-11-30');
  await adjust(3, -50);

  const client = await shop.panel();
  const { data } = (await client.get('invoices/1')).body as unknown as { data: Record<string, never> };
  const retained = (inMonth?.retainedCents ?? 0) + (after?.retainedCents ?? 0);
  expect([inMonth?.retainedCents, after?.retainedCents]).not.toContain(0);
  expect(data).toMatchObject({
    amount_due: 9_000 - retained + 300,
    later_value: (after?.retainedCents ?? 0) - 300,
    settlements: [
      {
        ...{ kind: 'retained', value: inMonth?.retainedCents, count: 1 },
        ...{ settlement_id: inMonth?.settlementId, settlement_date: '2026-11-16' },
      },
    ],
    later_items: [
      {
        ...{ kind: 'retained', value: after?.retainedCents, settlement_id: after?.settlementId },
        settlement_date: '2026-12-01',
      },
      { kind: 'adjustment', value: -300, settlement_id: null, settlement_date: null },
    ],
  });
  // The month shows both balances: the balance of the last day and the balance after the closing.
  expect((await client.get('financial-periods/202611')).body).toMatchObject({
    current_end_value: -9_000 + (inMonth?.retainedCents ?? 0),
    balance_value: -9_000 + retained - 300,
    owed_value: -9_000 + (inMonth?.retainedCents ?? 0),
  });
  const entries = await client.get('invoices/1/lancamentos?kind=retained');
  expect(entries.body).toMatchObject({
    lancamentos: [{ settlement_id: inMonth?.settlementId, settlement_date: '2026-11-16' }],
  });
  const { token } = client;
  const pdf = await fetch(`${server.url}/api/invoices/1/pdf`, { headers: { authorization: token } });
  const words = textsOfPdf(Buffer.from(await pdf.arrayBuffer())).flat();
  expect(words).not.toContain('Multa');
  expect(words).toEqual(
    expect.arrayContaining([
      ...['Retido do repasse de 16/11/2026', 'Retido do repasse de 01/12/2026'],
      'Ajuste, depois do período',
    ]),
  );
  await shop.close();
});

it('has a boleto and a Pix code that another library reads as the same', async () => {
  const { boleto, pix_code } = (await read('invoices/1')).data;
  expect(boleto.line).toBe('23791.23454 00000.000059 48700.090003 1 16560000005487');
  expect(getBoletoInfo(boleto.line, { referenceDate: new Date('2026-12-01') })).toMatchObject({
    ...{ amount: 5_487, bankCode: '237', expirationDate: new Date('2026-12-10T00:00:00Z') },
  });
  expect(getPixPayloadInfo(pix_code)).toMatchObject({
    txid: `S${store.storeId}F1A1`,
    merchantName: 'Provedor Exemplo',
  });
});

it('is a PDF with its bar code, for any store name', async () => {
  const answer = await fetch(`${server.url}/api/invoices/1/pdf`, { headers: { authorization: admin.token } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const texts = textsOfPdf(Buffer.from(await answer.arrayBuffer())).flat();
  expect(texts).toEqual(
    expect.arrayContaining([
      'Fatura 1',
      'R$ 54,87',
      '01/11/2026 a 30/11/2026',
      'Multa',
      '23791.23454 00000.000059 48700.090003 1 16560000005487',
      'Página 1 de 1',
    ]),
  );
});

it('is exported with its open amount', async () => {
  expect(await exportedLines(server, admin, 'invoices/exportar')).toEqual([
    'Fatura;Início;Fim;Valor;Vencimento;Status;Em aberto;Na próxima fatura',
    '1;01/11/2026;30/11/2026;54,87;10/12/2026;Pendente;54,87;',
    'Total: 1 registro;;;;;;54,87;',
  ]);
});

it('an accumulated invoice is exported as on the screen: with no amount to pay, and the amount of the next invoice', async () => {
  const { storeId, adminLogin } = await server.createStore();
  for (const [id, balance] of [
    [1, -1_200],
    [2, 500],
  ])
    await run(
      `insert into invoices (store_id, invoice_id, starts_on, ends_on, due_on, kind, balance_cents, status)
       values ($1, $2::integer, '2026-10-01', '2026-10-31', date '2026-11-10' - $2::integer, 'accumulated', $3, 'paid')`,
      [storeId, id, balance],
    );
  const lines = await exportedLines(server, await server.as(adminLogin), 'invoices/exportar');
  expect(lines.slice(1, -1)).toEqual([
    '1;01/10/2026;31/10/2026;0,00;;Acumulado;0,00;12,00',
    '2;01/10/2026;31/10/2026;0,00;;Acumulado;0,00;-5,00',
  ]);
});

it.each([
  ['2026-12-10T15:00:00Z', 'pending', 0],
  // On the 11th the bank still reports payments made on the 10th, the last day.
  ['2026-12-12T02:59:00Z', 'pending', 0],
  ['2026-12-12T03:00:00Z', 'overdue', 1],
])('at %s it is %s', async (at, status, overdue) => {
  server.clock.set(at);
  const panel = await server.as(store.store.adminLogin);
  expect((await read('invoices', panel)).data[0]?.status).toBe(status);
  expect((await panel.get('invoices?status=overdue')).body.data).toHaveLength(overdue);
});

it("only its own store's administrators see it", async () => {
  const other = await server.createStore();
  const outsider = await server.as(other.adminLogin);
  for (const path of ['invoices/1', 'invoices/1/lancamentos', 'invoices/1/pdf'])
    expect((await outsider.get(path)).body).toMatchObject({ motivo: 'finance.invoice-not-found' });
  expect((await outsider.get('invoices')).body).toMatchObject({ data: [], paginate_metadata: { total: 0 } });
  const operator = await server.as(other.operatorLogin);
  expect((await operator.get('invoices')).status).toBe(403);
});

it('imports invoices of the former system, and replaces one with the same hash', async () => {
  const other = await server.createStore();
  const old = (hash_fatura: string, status: 'PG' | 'AT', over: object = {}) => ({
    ...{ hash_fatura, referencia: '12/2024', valor_pagar: 12.34, data_vencimento: '2025-01-10', status },
    ...over,
  });
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const give = (...invoices: OldInvoice[]) =>
    createDatabase(pool).inStore(other.storeId, (tx) => giveOldInvoices(tx, invoices));
  expect(await give(old('a', 'AT'), old('b', 'PG', { nfse_link: 'https://x.test/n' }))).toBe(2);
  expect(await give(old('a', 'PG', { valor_pagar: 12.35 }), old('c', 'AT'), old('c', 'AT'))).toBe(2);
  await pool.end();
  const panel = await server.as(other.adminLogin);
  const reported = (await read('faturas/listar', panel)).faturas as unknown as Record<string, unknown>[];
  expect(
    reported.map(({ hash_fatura, valor_pagar, status, nfse_link }) => [
      hash_fatura,
      valor_pagar,
      status,
      nfse_link,
    ]),
  ).toEqual([
    ['c', 12.34, 'AT', null],
    ['b', 12.34, 'PG', 'https://x.test/n'],
    ['a', 12.35, 'PG', null],
  ]);
  // The banner does not count invoices of the old system.
  expect((await read('invoices?status=overdue', panel)).data).toEqual([]);
});

it('lists invoices of the former system under their own names, with links to secure pages only', async () => {
  const other = await server.createStore();
  await run(
    `insert into invoices (store_id, invoice_id, due_on, balance_cents, status, is_legacy, hash, reference, legacy_status,
                           invoice_link, tax_link, boleto_link)
     values ($1, 1, '2025-01-10', -1234, 'paid', true, 'abc', '12/2024', 'PG', 'https://x.test/f', 'https://x.test/n', null),
            ($1, 2, '2025-02-10', -500, 'open', true, 'def', '01/2025', 'VC', 'javascript:alert(1)', 'https://x.test/n', 'https://x.test/b')`,
    [other.storeId],
  );
  const panel = await server.as(other.adminLogin);
  expect((await read('faturas/listar', panel)).faturas).toEqual([
    {
      ...{
        hash_fatura: 'def',
        referencia: '01/2025',
        valor_pagar: 5,
        data_vencimento: '2025-02-10',
        status: 'VC',
      },
      ...{ fatura_link: null, nfse_link: null, boleto_link: 'https://x.test/b' },
    },
    {
      ...{ hash_fatura: 'abc', referencia: '12/2024', valor_pagar: 12.34, data_vencimento: '2025-01-10' },
      ...{ status: 'PG', fatura_link: 'https://x.test/f', nfse_link: 'https://x.test/n', boleto_link: null },
    },
  ]);
  expect((await panel.get('invoices')).body.data).toEqual([]);
});

pagedSuite({
  list: invoices,
  filter: { status: null },
  otherFilter: { status: 'paid' },
  context: [{ now: START, hasBoletos: true, payee: null }],
  keyOf: ({ valueCents, invoiceId }) => `${valueCents} ${invoiceId}`,
  insert: `insert into invoices (store_id, invoice_id, due_on, balance_cents, status, kind, starts_on, ends_on)
    select $1::integer, n, date '2026-10-01' - n % 40, -$1::integer, 'open', 'normal', '2026-09-01', '2026-09-30'
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from invoices where store_id = $1 and invoice_id = $2',
});
