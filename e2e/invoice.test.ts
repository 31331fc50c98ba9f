import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { aPlainOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { testAdminEmail } from '@comanda/testkit/stores';
import { expect, it } from 'vitest';
import { commandLines } from './support/command-lines.ts';
import {
  changeByClicks,
  closeByClicks,
  fineByClicks,
  takeFineBackByClicks,
} from './support/invoices-by-clicks.ts';
import { movableClock } from './support/movable-clock.ts';
import { openFinance } from './support/online-payment-by-clicks.ts';
import { paidStack } from './support/paid-stack.ts';
import { openConsole } from './support/store-by-clicks.ts';

const TIME_ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

const clock = movableClock();
/** Returns 14:00 in São Paulo on a day of a month. `monthsAhead` 0 is the current month. */
const afternoonOf = (monthsAhead: number, day: number) => {
  const [year = 0, month = 1] = dateAt(TIME_ZONE, Date.now()).split('-').map(Number);
  return Date.UTC(year, month - 1 + monthsAhead, day, 17);
};
const { comanda, bank } = paidStack(clock);
const provider = commandLines(comanda);

/** An order of 600,00 that is paid in cash at the door. */
const orderPaidOnDelivery = (displayId: string) =>
  aPlainOrder(600_00, 'CASH', { displayId, createdAt: new Date(clock.now()).toISOString() });

it('a month’s debts become an invoice, are paid by Pix, and its fine is given back a month later', async () => {
  const there = bank();
  // The ledger begins in the next month, so that no day of that month is over yet.
  clock.moveTo(afternoonOf(1, 3));
  there.sendWebhooksTo(`${comanda.url}/api/pagamentos/avisos`);
  const store = await comanda.createStore();
  await provider.provedor('comissao', 'definir', String(store.storeId), '12');
  const [{ page: owner }, team] = await Promise.all([comanda.logIn(store.adminLogin), openConsole(comanda)]);
  const current = async () => {
    const { rows } = await runStatement<{ current: string; invoiced: string }>(
      comanda.urls.system,
      'select current, invoiced from ledger_books where store_id = $1',
      [store.storeId],
    );
    return { current: Number(rows[0]?.current), invoiced: Number(rows[0]?.invoiced) };
  };

  // Commission: 12 % of 600,00 = 72,00. The cancelled order has a fine of 15,50.
  await comanda.placeOrder(store, orderPaidOnDelivery('DOOR'));
  await changeByClicks(owner, 'DOOR', [
    [/^Aceitar(?! e)/, 'ACEITO'],
    [/^Enviar/, 'ENVIADO'],
    [/^Entregue/, 'ENTREGUE'],
  ]);
  const cancelled = await comanda.placeOrder(store, orderPaidOnDelivery('LATE'));
  await changeByClicks(owner, 'LATE', [[/^Cancelar/, 'CANCELADO']]);
  await fineByClicks(team, {
    ...{ storeId: store.storeId, orderId: cancelled.orderId, amount: '15,50' },
    reason: 'Cancelado sem motivo',
  });
  expect(await current()).toEqual({ current: -8_750, invoiced: 0 });

  // The closing of the month fails for the store. A retry closes the month and requests its boleto.
  clock.moveTo(afternoonOf(2, 1));
  await runStatement(
    comanda.urls.system,
    `insert into period_failures values ($1, $2, 1, 'Falha de teste', now(), now() + interval '1 year')`,
    [store.storeId, dateAt(TIME_ZONE, afternoonOf(2, 0))],
  );
  await closeByClicks(await openConsole(comanda), store.name);
  const { page } = await comanda.logIn(store.adminLogin);
  await openFinance(page, 'Faturas');
  const invoice = () => page.getByRole('row').filter({ hasText: /R\$\s87,50/ });
  await expect.poll(() => invoice().getByText('Pendente').isVisible()).toBe(true);
  expect(await current()).toEqual({ current: 0, invoiced: -8_750 });
  await invoice()
    .getByRole('button', { name: /^Pagar/ })
    .click();
  const paying = page.getByRole('dialog', { name: /^Pagar a fatura/ });
  await paying.getByText('O pagamento é confirmado em poucos minutos.', { exact: false }).waitFor();
  payPix(there.bank, (await paying.locator('code').first().textContent()) ?? '');
  await paying.getByRole('button', { name: 'Fechar' }).last().click();
  await expect
    .poll(async () => {
      await there.round();
      return invoice().getByText('Pago').isVisible();
    })
    .toBe(true);
  expect(await current()).toEqual({ current: 0, invoiced: 0 });

  // A month later, the store asks for the reversal of its fine. The money returns to the account that paid
  // the fine.
  clock.moveTo(clock.now() + 20 * DAY_MS);
  const { page: later } = await comanda.logIn(store.adminLogin);
  await takeFineBackByClicks(later, await openConsole(comanda), {
    ...{ store: store.name, code: 'LATE', days: 90 },
    ...{ why: 'Faltou luz na rua inteira naquela noite', decision: 'Comprovante conferido' },
  });
  await expect.poll(current).toEqual({ current: 1_550, invoiced: 0 });
  await later.getByRole('button', { name: 'Ações do pedido #LATE' }).click();
  await later.getByRole('menuitem', { name: 'Ver o dinheiro do pedido' }).click();
  const money = later.getByRole('dialog', { name: /^Pedido #LATE · / });
  await money.getByText('Estorno de multa aprovado').waitFor();
  await money.getByText('Comprovante conferido').waitFor();
  await expect.poll(() => comanda.mailsTo(testAdminEmail(store.storeId)).join('\n')).toContain('15,50');
});

it('an invoice opened by hand is paid by two people of the provider, never by one', async () => {
  const store = await comanda.createStore();
  const storeId = String(store.storeId);
  await provider.provedor(
    'fatura',
    'abrir',
    storeId,
    '50,00',
    dateAt(TIME_ZONE, clock.now()),
    'Troca do adesivo',
  );
  const [one, other] = await Promise.all([openConsole(comanda), openConsole(comanda)]);
  await one.goto(`${comanda.url}/provedor/lojas/${storeId}?aba=faturas`);
  await one.getByRole('button', { name: 'Ações da fatura 1' }).click();
  await one.getByRole('menuitem', { name: 'Registrar pagamento' }).click();
  const dialog = one.getByRole('dialog', { name: 'Pagamento da fatura 1' });
  await dialog.getByLabel('Código do banco').fill('E123');
  await dialog.getByLabel('Motivo, que a loja lê').fill('Depósito de hoje');
  await dialog.getByRole('button', { name: 'Pedir' }).click();
  await one.getByText('Em aprovação').waitFor();
  const requestIn = async (team: typeof one) => {
    await team.getByRole('link', { name: 'Financeiro', exact: true }).click();
    const card = team.getByRole('article', { name: `Pagamento da fatura 1, ${store.name}` });
    await card.waitFor();
    return card;
  };
  const own = await requestIn(one);
  await own.getByText('Você pediu: outra pessoa da equipe precisa decidir.').waitFor();
  expect(await own.getByRole('button', { name: 'Aprovar e lançar' }).count()).toBe(0);
  await (await requestIn(other)).getByRole('button', { name: 'Aprovar e lançar' }).click();
  await other.getByText('Aprovado e feito.').waitFor();
  const { page } = await comanda.logIn(store.adminLogin);
  await openFinance(page, 'Faturas');
  await page
    .getByRole('row')
    .filter({ hasText: /R\$\s50,00/ })
    .getByText('Pago')
    .waitFor();
});

it('the bank’s file is held against the repasses: one found, one missing, one of another amount', async () => {
  const store = await comanda.createStore();
  const dayOf = (daysAgo: number) => dateAt(TIME_ZONE, clock.now() - daysAgo * DAY_MS);
  const sent = [
    [1, 50_000, 20],
    [2, 30_000, 20],
    [3, 9_711, 10],
  ] as const;
  for (const [id, cents, daysAgo] of sent) {
    const row = [store.storeId, id, cents, `repasse-${id}`];
    await runStatement(
      comanda.urls.owner,
      `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, paid_at)
       values ($1, $2, $4, 'r', $3, '{"bank":"077","branch":"0001","account":"12345-6","key":null}', 'paid', $5, $5)`,
      [...row, new Date(`${dayOf(daysAgo)}T15:00:00Z`)],
    );
    await runStatement(
      comanda.urls.owner,
      `insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents, credit_cents,
                                payout_cents, order_count, transfer_key)
       values ($1, $2, $5, now(), $3, 0, 0, 0, $3, 0, $4)`,
      [...row, dayOf(daysAgo + id)],
    );
  }
  const stamp = (daysAgo: number) => dayOf(daysAgo).replaceAll('-', '');
  const credit = (daysAgo: number, amount: string) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${stamp(daysAgo)}<TRNAMT>${amount}<FITID>${amount}<MEMO>PIX RECEBIDO COMANDA</STMTTRN>`;
  const ofx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>077<ACCTID>000112345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${stamp(25)}<DTEND>${stamp(0)}
${credit(20, '500.00')}
${credit(10, '90.11')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const { page } = await comanda.logIn(store.adminLogin);
  await page.goto(`${comanda.url}/financeiro/repasses/conferir`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(ofx) });
  await page.getByRole('heading', { name: '2 linhas precisam de atenção' }).waitFor();
  for (const [amount, outcome] of [
    ['500,00', 'Encontrado'],
    ['300,00', 'Não encontrado'],
    ['97,11', 'Valor diferente'],
  ] as const)
    await page.getByRole('row').filter({ hasText: amount }).getByText(outcome, { exact: true }).waitFor();
});
