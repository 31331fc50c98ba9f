import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { giveOldFinance, readOldFinance } from './public.ts';

const server = testServer();

const transaction = (orderHash: string, status: string, day: string) => ({
  ...{ orderHash, transactionDate: `${day}T15:00:00Z`, orderAmountTotal: 10.05, finalEstablishment: 9.01 },
  ...{ paymentType: 'pix', status },
});
const payout = (id: number) => ({
  ...{ id, token: `t-${id}`, value_final_establishment: 90, value_tax: 1.99, value_commission: 8.01 },
  ...{
    retained_value: 0,
    compensated_value: 0.5,
    date_from: '2025-01-01',
    date_to: '2025-01-07',
    status: 'PAGO',
  },
  ...{
    invoice_id: 7,
    finished_at: '2025-01-08T12:00:00Z',
    complete_description:
      '<p onclick="x()">Semana <b>1</b> &amp; 2<script>x()</script><img src=x onerror=x()></p><table><tr><td>R$ 1 < 2',
  },
});

it('shows a store its own sales and payouts of the former system', async () => {
  const store = await server.createStore();
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const file = readOldFinance(
    JSON.stringify({
      transacoes: [
        transaction('A1', 'PAGO', '2025-01-02'),
        // The file has this row twice. The last row is saved.
        transaction('A2', 'PAGO', '2025-01-02'),
        transaction('A2', 'AGUARDANDO LOTE', '2025-01-03'),
        transaction('A3', 'PAGO', '2024-12-01'),
      ],
      repasses: Array.from({ length: 101 }, (_, index) => payout(index + 1)),
    }),
  );
  if ('fault' in file) throw new Error(file.fault);
  const give = () => createDatabase(pool).inStore(store.storeId, (tx) => giveOldFinance(tx, file));
  const panel = await server.as(store.adminLogin);
  const menu = async () => (await panel.get('estabelecimento/getLoja')).body;
  expect(await menu()).toMatchObject({ estabelecimento: { financeiro_antigo: false } });
  expect(await give()).toEqual({ transactions: 3, payouts: 101 });
  await give();
  await pool.end();
  expect(await menu()).toMatchObject({ estabelecimento: { financeiro_antigo: true } });
  const requested = { data_inicio: '01/01/2025', data_final: '31/01/2025' };
  const own = { ...requested, id_estabelecimento: store.storeId };
  expect((await panel.post('pagamentoonline/getReportTransactions', own)).body).toMatchObject({
    erro: null,
    report: [
      { orderHash: 'A2', orderAmountTotal: 10.05, finalEstablishment: 9.01, status: 'AGUARDANDO LOTE' },
      { orderHash: 'A1', status: 'PAGO' },
    ],
    pagos: { quantidade: 1, total: 10.05, liquido: 9.01 },
    outros: { quantidade: 1 },
  });
  const lines = await exportedLines(server, panel, 'pagamentoonline/getReportTransactions/exportar', {
    ...requested,
    formato: 'csv',
  });
  expect(lines.at(-1)).toContain('20,10');
  const page = (await panel.post('pagamentoonline/getReportBatch', { page: 2, limit: 100 })).body;
  expect(page).toMatchObject({
    report: {
      count: 101,
      entities: [
        {
          ...{ id: 1, date_from: '2025-01-01', value_tax: 1.99 },
          complete_description: '<p>Semana 1 &amp; 2</p><table><tr><td>R$ 1 &lt; 2</td></tr></table>',
        },
      ],
    },
  });
  const ofDay = await panel.post('pagamentoonline/getReportBatch', { paymentData: '2025-01-09' });
  expect(ofDay.body).toMatchObject({ report: { count: 0 } });
  const other = await server.as((await server.createStore()).adminLogin);
  expect((await other.post('pagamentoonline/getReportTransactions', requested)).body).toMatchObject({
    report: [],
  });
  expect((await other.post('pagamentoonline/getReportBatch', {})).body).toMatchObject({
    report: { count: 0 },
  });
});

it('refuses rows of days after the former system, and names the row', () => {
  const fault = (file: object) => (readOldFinance(JSON.stringify(file)) as { fault?: string }).fault;
  expect(fault({ transacoes: [transaction('A1', 'PAGO', '2025-02-18')] })).toBeUndefined();
  expect(fault({ transacoes: [transaction('A1', 'PAGO', '2025-02-19')] })).toBe(
    'transacoes.0.transactionDate: depois de 2025-02-18',
  );
  expect(fault({ repasses: [{ ...payout(1), date_from: '2025-02-19' }] })).toBe(
    'repasses.0.date_from: depois de 2025-02-18',
  );
});

it.each(['[', '{"transacoes":[{"orderHash":""}]}', '{"repasses":[{"id":-1}]}'])('refuses %s', (text) => {
  expect(readOldFinance(text)).toHaveProperty('fault');
});
