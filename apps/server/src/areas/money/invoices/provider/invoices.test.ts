import { randomUUID } from 'node:crypto';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { storeInvoices } from './invoices.ts';
import { overdueInvoices } from './overdue-invoices.reads.ts';

const server = testServer();

interface Overdue {
  faturas: { loja: number; fatura: number; vencimento: string; valor: number; dias: number }[];
  quantidade: number;
  soma: number;
  proxima: string | null;
}

/** One person of the team requests that an invoice is paid; another person approves. */
async function endByHand(invoices: string, invoiceId: number, valor: number): Promise<void> {
  const [one, another] = [await server.asProvider(), await server.asProvider()];
  const input = { valor, codigo: 'E2026', motivo: 'Pix conferido', chave: randomUUID() };
  const { body } = await one.post(`${invoices}/${invoiceId}/pagamento`, input);
  const { solicitacao } = body as unknown as { solicitacao: number };
  const requests = invoices.replace('faturas', 'financeiro/solicitacoes');
  expect((await another.post(`${requests}/${solicitacao}/aprovar`)).status).toBe(200);
}

/** Opens an invoice above one person's limit: another person must approve the request before the store is charged. */
async function openAbove(
  team: Awaited<ReturnType<typeof server.asProvider>>,
  invoices: string,
  invoice: { valor: number; vencimento: string },
): Promise<number> {
  const { body } = await team.post(invoices, { ...invoice, motivo: 'Adesivos' });
  const { fatura, solicitacao } = body as unknown as { fatura: null; solicitacao: number };
  expect(fatura).toBeNull();
  const requests = invoices.replace('faturas', 'financeiro/solicitacoes');
  return (await (await server.asProvider()).post(`${requests}/${solicitacao}/aprovar`)).status;
}

it('opens, lists and closes a store’s invoices, announces each change, and records the person', async () => {
  const store = await server.createStore();
  const team = await server.asProvider();
  const admin = await server.as(store.adminLogin);
  const panel = await openSocket(server.url, admin.token);
  const invoices = `provedor/lojas/${store.storeId}/faturas`;
  const small = await team.post(invoices, { valor: 50, vencimento: '2099-01-31', motivo: 'Adesivos' });
  expect(small.body).toEqual({ status: true, fatura: 1, solicitacao: null });
  await panel.take('pedido', 1);
  expect(await openAbove(team, invoices, { valor: 1234.56, vencimento: '2020-11-10' })).toBe(200);
  expect(await panel.take('pedido', 1)).toEqual([{ tipo: 'f5pagina' }]);
  panel.close();
  expect((await admin.get('invoices?status=overdue')).body.data).toHaveLength(1);
  await endByHand(invoices, 2, 1234.56);
  expect((await team.get(invoices)).body).toMatchObject({
    faturas: [
      { fatura: 1, vencimento: '2099-01-31', valor: 50, situacao: 'open' },
      { fatura: 2, vencimento: '2020-11-10', valor: 1234.56, situacao: 'paid' },
    ],
    paginate_metadata: { total: 2, last_page: 1 },
  });
});

it('shows the reason of a manual invoice in the mail, on the screen and in the PDF', async () => {
  const store = await server.createStore();
  const team = await server.asProvider();
  const admin = await server.as(store.adminLogin);
  const input = { valor: 189.9, vencimento: '2099-01-31', motivo: 'Troca do adesivo' };
  expect((await team.post(`provedor/lojas/${store.storeId}/faturas`, input)).status).toBe(200);
  const { data } = (await admin.get('invoices/1')).body as unknown as { data: Record<string, unknown> };
  // Without a configured Pix key the store cannot pay the invoice, so the page shows no button.
  expect(data).toMatchObject({
    ...{
      reason: 'Troca do adesivo',
      pdf_url: '/api/invoices/1/pdf',
      invoice_url: null,
      boleto: null,
      pix_code: null,
    },
    retained_next: false,
  });
  const pdf = await fetch(`${server.url}/api/invoices/1/pdf`, { headers: { authorization: admin.token } });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { rows } = await runStatement(
    server.urls.system,
    "select 1 from mails_out where store_id = $1 and kind = 'invoice-opened'",
    [store.storeId],
  );
  expect(rows.length).toBeGreaterThan(0);
});

it('exports overdue invoices with their sum, and a store’s invoices with the owed amount', async () => {
  const store = await server.createStore({ name: '=Pizza; "A"' });
  const team = await server.asProvider();
  const invoices = `provedor/lojas/${store.storeId}/faturas`;
  await openAbove(team, invoices, { valor: 1234.56, vencimento: '2018-11-10' });
  for (const [valor, vencimento] of [
    [50, '2099-01-31'],
    [7, '2018-11-11'],
  ])
    await team.post(invoices, { valor, vencimento, motivo: 'Adesivos' });
  await endByHand(invoices, 3, 7);
  expect(await exportedLines(server, team, `${invoices}/exportar`)).toEqual([
    'Fatura;Vencimento;Situação;Valor;Em aberto',
    '1;10/11/2018;Vencida;1234,56;1234,56',
    '2;31/01/2099;Em aberto;50,00;50,00',
    '3;11/11/2018;Paga;7,00;',
    'Total: 3 registros;;;;1284,56',
  ]);
  const { body } = await team.get('provedor/faturas/vencidas');
  const { quantidade, soma } = body as unknown as Overdue;
  const lines = await exportedLines(server, team, 'provedor/faturas/vencidas/exportar', { formato: null });
  expect(lines[1]).toBe(`"'=Pizza; ""A""";${store.storeId};Campinas;1;10/11/2018;2932;1234,56`);
  const sum = soma.toFixed(2).replace('.', ',');
  expect(lines.at(-1)).toBe(`Total: ${quantidade} registro${quantidade === 1 ? '' : 's'};;;;;;${sum}`);
  await endByHand(invoices, 1, 1234.56);
});

it.each([
  ['nothing', { valor: 0, vencimento: '2026-12-01', motivo: 'Adesivos' }, 'valor'],
  ['a tenth of a cent', { valor: 1.001, vencimento: '2026-12-01', motivo: 'Adesivos' }, 'valor'],
  ['no reason', { valor: 10, vencimento: '2026-12-01' }, 'motivo'],
  ['a day that is none', { valor: 10, vencimento: '2026-02-31', motivo: 'Adesivos' }, 'vencimento'],
])('refuses %s', async (_name, invoice, campo) => {
  const { storeId } = await server.createStore();
  const { status, body } = await (await server.asProvider()).post(
    `provedor/lojas/${storeId}/faturas`,
    invoice,
  );
  expect([status, body.erros[0]?.campo]).toEqual([422, campo]);
});

it('lists overdue invoices of all stores, oldest first, in pages, with the sum of all pages', async () => {
  const team = await server.asProvider();
  const read = async (query = '') =>
    (await team.get(`provedor/faturas/vencidas${query}`)).body as unknown as Overdue;
  const before = await read();
  const [one, other] = [await server.createStore(), await server.createStore()];
  const open = (storeId: number, valor: number, vencimento: string) =>
    team.post(`provedor/lojas/${storeId}/faturas`, { valor, vencimento, motivo: 'Adesivos' });
  await open(one.storeId, 10.1, '2019-03-02');
  await open(other.storeId, 20.2, '2019-03-02');
  await open(other.storeId, 30.3, '2019-03-01');
  // An invoice due today, by the store's own clock, is not overdue.
  await open(one.storeId, 99, '2026-11-20');
  const first = await read('?limite=2');
  expect(first.quantidade).toBe(before.quantidade + 3);
  expect(Math.round(first.soma * 100)).toBe(Math.round(before.soma * 100) + 6060);
  expect(first.faturas.map(({ loja, fatura, dias }) => [loja, fatura, dias])).toEqual([
    [other.storeId, 2, 2821],
    [one.storeId, 1, 2820],
  ]);
  const second = await read(`?limite=2&depois=${first.proxima}`);
  expect(second.faturas[0]).toMatchObject({ loja: other.storeId, fatura: 1, valor: 20.2 });
  expect(await team.get('provedor/faturas/vencidas?depois=nonsense')).toMatchObject({
    status: 400,
    body: { motivo: 'list.page-gone', erro: 'Esta página não vale mais. Atualize a lista.' },
  });
});

pagedSuite({
  list: overdueInvoices,
  filter: {},
  otherFilter: { isOther: true },
  context: [{ now: START }],
  isOfAllStores: true,
  keyOf: ({ storeId, invoiceId }) => `${storeId} ${invoiceId}`,
  insert: `insert into invoices (store_id, invoice_id, due_on, balance_cents, status)
    select $1, n, date '2026-10-01' - n % 40, -100, 'open' from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from invoices where store_id = $1 and invoice_id = $2',
});

pagedSuite({
  list: storeInvoices,
  filter: {},
  otherFilter: { isOther: true },
  context: [{ now: START }],
  keyOf: ({ valueCents, invoiceId }) => `${valueCents} ${invoiceId}`,
  insert: `insert into invoices (store_id, invoice_id, due_on, balance_cents, status)
    select $1::integer, n, date '2026-10-01' - n % 40, -$1::integer, (array['open', 'paid', 'cancelled'])[1 + n % 3]
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from invoices where store_id = $1 and invoice_id = $2',
});

it('refuses support', async () => {
  const support = await server.asProvider('support');
  const { storeId } = await server.createStore();
  for (const path of ['provedor/faturas/vencidas', `provedor/lojas/${storeId}/faturas`]) {
    expect((await support.get(path)).body).toMatchObject({ motivo: 'auth.forbidden' });
    expect((await support.post(`${path}/exportar`)).body).toMatchObject({ motivo: 'auth.forbidden' });
  }
});
