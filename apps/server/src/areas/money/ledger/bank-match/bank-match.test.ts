import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { expect, it } from 'vitest';
import { savePayoutTerms } from '../payout/payout-terms.ts';
import { payoutStores } from '../testing/payout-store.ts';

const { shop, aStore, activate, due, transfers, run } = payoutStores();
const { clock } = shop.server;
const at = (day: string, time = '12:00') => clock.set(`${day}T${time}:00Z`);

const PATH = 'settlement-periods/depositos';
const WEEK = `${PATH}?inicio=2027-03-01&fim=2027-03-05`;

it('lists transfers with their accounts, and settlements without a transfer', async () => {
  at('2027-03-01');
  await run();
  const { storeId, adminLogin } = await aStore();
  const other = await aStore();
  await due([storeId, other.storeId], 9_711, '2027-03-02');
  at('2027-03-02');
  await run();
  await shop.until(() => transfers(storeId), ['9711 waiting']);
  clock.advance(6_000);
  await shop.receive();
  await shop.until(() => transfers(storeId), ['9711 paid']);
  await activate(storeId, 2, '77777-7');
  await due([storeId], 500, '2027-03-03');
  at('2027-03-03');
  await run();
  await shop.services.database.inStore(storeId, (tx) =>
    savePayoutTerms(tx, { isAutomatic: false }, { by: 'Ana', now: clock.now() }),
  );
  await due([storeId], 700, '2027-03-04');
  at('2027-03-04');
  await run();
  // One transfer failed and one was returned, so neither belongs to a settlement.
  const account = JSON.stringify({ bank: '077', branch: '0001', account: '77777-7', key: null });
  for (const [id, state] of [
    [901, 'failed'],
    [902, 'returned'],
  ] as const)
    await shop.rows(
      `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, paid_at)
       values ($1, $2, 'MRK' || $4, 'r', $2::bigint, $3::jsonb, $4, '2027-03-05T02:30:00Z', '2027-03-05T12:00:00Z')`,
      [storeId, id, account, state],
    );

  const panel = await shop.server.as(adminLogin);
  const { body } = await panel.get(WEEK);
  const none = { id_transferencia: null, numero_conta: null, pago_em: null, status: 'pending' };
  expect(body).toMatchObject({
    contas: [
      { numero: 1, nome_banco: expect.stringMatching(/Inter/i), agencia: '0001', conta: '12345-6' },
      { numero: 2, conta: '77777-7' },
    ],
    hoje: '2027-03-04',
    depositos: [
      {
        ...{ valor: 9_711, enviado_em: '2027-03-02', pago_em: '2027-03-02', status: 'paid', numero_conta: 1 },
        repasses: [{ settlement_date: '2027-03-02' }],
      },
      { valor: 500, status: 'processing', numero_conta: 2, repasses: [{ settlement_date: '2027-03-03' }] },
      // Sent at 23:30 of the 4th in Brasília.
      { valor: 902, enviado_em: '2027-03-04', pago_em: '2027-03-05', status: 'returned', repasses: [] },
      { ...none, valor: 700, enviado_em: '2027-03-04', repasses: [{ settlement_date: '2027-03-04' }] },
    ],
  });
  expect((body as unknown as { depositos: unknown[] }).depositos).toHaveLength(4);
  // A transfer that was sent shortly before the file's first day may be in the file. A settlement that was
  // never sent cannot be in the file.
  const later = await panel.get(`${PATH}?inicio=2027-03-05&fim=2027-03-12`);
  expect(
    (later.body as unknown as { depositos: { valor: number }[] }).depositos.map(({ valor }) => valor),
  ).toEqual([9_711, 500, 902]);
});

it('gives a store of the demonstration an example to try, and other stores none', async () => {
  at('2027-03-31');
  const { storeId, adminLogin } = await aStore();
  const account = JSON.stringify({ bank: '077', branch: '0001', account: '12345-6', key: null });
  for (const [id, day] of [
    [1, '02'],
    [2, '03'],
    [3, '10'],
  ] as const)
    await shop.rows(
      `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, paid_at)
       values ($1, $2::bigint, 'EX' || $4::text, 'r', 50000 + $2::bigint, $3::jsonb, 'paid', $4::text::timestamptz, $4::text::timestamptz)`,
      [storeId, id, account, `2027-03-${day}T12:00:00Z`],
    );
  const panel = await shop.server.as(adminLogin);
  const example = async () => (await panel.get('settlement-periods/extrato-de-exemplo')).body;
  expect(await example()).toMatchObject({ exemplo: null });
  await shop.rows('update stores set is_demo = true where store_id = $1', [storeId]);
  expect(await example()).toMatchObject({
    exemplo: { nome: 'extrato-de-exemplo.ofx', extrato: expect.stringContaining('<ACCTID>12345-6') },
  });
});

it('refuses a reversed range and more than a year', async () => {
  const { adminLogin } = await aStore();
  const panel = await shop.server.as(adminLogin);
  expect((await panel.get(`${PATH}?inicio=2027-03-05&fim=2027-03-01`)).status).toBe(422);
  expect((await panel.get(`${PATH}?inicio=2025-01-01&fim=2027-03-01`)).status).toBe(422);
});

it('exports a comparison as a spreadsheet, with its sums and without formulas', async () => {
  const { adminLogin } = await aStore();
  const panel = await shop.server.as(adminLogin);
  const row = { repasse: 'Repasse de 02/03/2027', enviado_em: '2027-03-02', data_banco: '2027-03-02' };
  const requested = {
    ...{ inicio: '2027-03-01', fim: '2027-03-05' },
    linhas: [
      { ...row, situacao: 'encontrado', valor: 9_711, valor_banco: 9_711, descricao_banco: '=PIX()' },
      { ...row, situacao: 'diferente', valor: 500, valor_banco: 450, descricao_banco: 'PIX' },
      { repasse: 'Repasse de 03/03/2027', situacao: 'nao_encontrado', valor: 700 },
    ],
  };
  expect(
    await exportedLines(shop.server, panel, 'settlement-periods/conferencia/exportar', requested),
  ).toEqual([
    'Repasse;Situação;Enviado em;Valor do repasse;Data no banco;Valor no banco;Diferença;Descrição no banco',
    "Repasse de 02/03/2027;Encontrado;02/03/2027;97,11;02/03/2027;97,11;0,00;'=PIX()",
    'Repasse de 02/03/2027;Valor diferente;02/03/2027;5,00;02/03/2027;4,50;-0,50;PIX',
    'Repasse de 03/03/2027;Não encontrado;;7,00;;;;',
    'Total: 3 registros;;;109,11;;101,61;-0,50;',
  ]);
  const tooMany = await panel.post('settlement-periods/conferencia/exportar', {
    ...requested,
    linhas: Array.from({ length: 2_001 }, () => ({ repasse: 'x', situacao: 'encontrado' })),
  });
  expect(tooMany.status).toBe(422);
});
