import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { addBankDays } from '@comanda/domain/money/banking/bank-calendar';
import { aPlainOrder } from '@comanda/testkit/orders/open-delivery';
import { plantEntry } from '@comanda/testkit/payments/plant-entry';
import { runStatement } from '@comanda/testkit/run-statement';
import { type TestStore, testAdminEmail } from '@comanda/testkit/stores';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { commandLines } from './support/command-lines.ts';
import { movableClock } from './support/movable-clock.ts';
import {
  activateByClicks,
  addAccountByClicks,
  approveByClicks,
  disputeInConsole,
  openFinance,
  proveByClicks,
  refundByClicks,
  registerByClicks,
  sendDocumentsByClicks,
  settleInConsole,
  transferByClicks,
} from './support/online-payment-by-clicks.ts';
import { paidStack } from './support/paid-stack.ts';
import { openConsole } from './support/store-by-clicks.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Milliseconds that a transfer takes, by the clock that the test moves. */
const UNDER_WAY_MS = 4 * MINUTE_MS;
const TIME_ZONE = 'America/Sao_Paulo';
/** The next 12:00 in São Paulo (15:00 UTC), so that all steps of the journey are on one day. */
const nextNoon = () => (Math.floor((Date.now() + 9 * HOUR_MS) / (24 * HOUR_MS)) * 24 + 15) * HOUR_MS;

const clock = movableClock();
clock.moveTo(nextNoon());
const { comanda, bank } = paidStack(clock);
const provider = commandLines(comanda);

/** An order of 60,00 that the customer pays by Pix before the store accepts it. */
const orderToPay = () =>
  aPlainOrder(60_00, 'PIX', { displayId: 'PIX1', createdAt: new Date(clock.now()).toISOString() });

/**
 * The partner's shop requests the order's Pix. Returns the code that the customer copies into the bank's app.
 */
async function chargeByPix(store: TestStore, externalId: string): Promise<string> {
  const response = await fetch(`${comanda.url}/api/order/${externalId}/cobranca`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': store.intakeKey },
    body: JSON.stringify({ metodo: 'PIX' }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { data: { pix_copia_e_cola: string } }).data.pix_copia_e_cola;
}

/** The balances of a store's ledger, in cents. */
async function bookOf({ storeId }: TestStore): Promise<object> {
  const { rows } = await runStatement<Record<string, string>>(
    comanda.urls.system,
    'select held, receivable, blocked, current, customer, commission, payment_fee as fee from ledger_books where store_id = $1',
    [storeId],
  );
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([account, cents]) => [account, Number(cents)]),
  );
}

/** Reads the lines of a calculation, such as `Líquido R$ 52,21`. */
const linesOf = async (sum: Locator) =>
  (await sum.locator('dl').first().locator('> div').allInnerTexts()).map((line) =>
    line.replaceAll(/\s+/g, ' '),
  );

it('a store registers, is approved, is paid by Pix, and sees to the cent what it will receive: after a refund, while it is contested, once it has won, and on its account', async () => {
  const there = bank();
  there.sendWebhooksTo(`${comanda.url}/api/pagamentos/avisos`);
  const store = await comanda.createStore({ email: 'contato@massas.example.com' });
  const [{ page: owner }, team] = await Promise.all([
    comanda.logIn(store.adminLogin),
    openConsole(comanda),
    provider.provedor('comissao', 'definir', String(store.storeId), '12'),
  ]);
  /**
   * Repeats the jobs for online payment until the expected state is read. Each round reads the provider's
   * reports again.
   */
  const untilShown = (expected: unknown, read: () => Promise<unknown>) =>
    expect
      .poll(async () => {
        await there.round();
        return read();
      })
      .toBe(expected);

  await registerByClicks(owner);
  await sendDocumentsByClicks(owner);
  await approveByClicks(team, store.name);
  await expect.poll(() => owner.getByText('Aprovado', { exact: true }).count()).toBe(3);
  const reference = `s${store.storeId}-receiver1-1`;
  const handedOn = () => {
    const object = there.bank.find(reference)?.object;
    return object?.kind === 'receiver' ? object.documents.length : 0;
  };
  await expect.poll(handedOn).toBe(3);
  clock.moveTo(clock.now() + MINUTE_MS);
  await openFinance(owner, 'Situação');
  await untilShown(true, () => owner.getByText('A loja foi aprovada.').isVisible());

  await openFinance(owner, 'Contas e Taxas');
  await addAccountByClicks(owner, { label: 'Principal', bank: '077', branch: '0001', account: '12345-6' });
  await owner.getByText('Conta salva.').waitFor();
  await activateByClicks(owner, 'Principal');
  await owner.getByRole('switch', { name: 'Aceitar pagamento online' }).click();
  await owner.getByText('Aceita Pagamento Online', { exact: true }).waitFor();

  const soldOn = dateAt(TIME_ZONE, clock.now());
  const dueOn = addBankDays(soldOn, 1);
  const openCalendar = async () => {
    await openFinance(owner, 'Calendário');
    if (dueOn.slice(0, 7) !== soldOn.slice(0, 7))
      await owner.getByRole('button', { name: 'Próximo mês' }).click();
  };
  await openCalendar();
  const day = owner.locator(`[data-day="${dueOn}"]`);
  /** The text that screen readers read for this day. */
  const spoken = day.locator('[data-spoken]');
  expect(await spoken.textContent()).toMatch(/Nada cai neste dia$/);

  await owner.getByRole('link', { name: 'Pedidos', exact: true }).click();
  const order = orderToPay();
  const sent = await comanda.placeOrder(store, order);
  const code = await chargeByPix(store, order.id);
  const card = owner.locator('a[data-order]', { hasText: '#PIX1' });
  // An unpaid order must not appear on the board.
  expect(await card.count()).toBe(0);
  payPix(there.bank, code);
  await untilShown(true, () => card.isVisible());
  await card.click();
  const heading = owner.locator('[data-order-heading]', { hasText: '#PIX1' });
  for (const [step, status] of [
    [/^Aceitar(?! e)/, 'ACEITO'],
    [/^Enviar/, 'ENVIADO'],
    [/^Entregue/, 'ENTREGUE'],
  ] as const) {
    await owner.locator('[data-order-detail]').getByRole('button', { name: step }).click();
    await heading.getByText(status, { exact: true }).waitFor();
  }

  /**
   * The amount is not paid yet. Its status becomes 'Confirmado' when the server has read the provider's list
   * of next settlements.
   */
  const OPEN = '(?:Agendado|Confirmado)';
  /** Waits for the expected state of the day without a reload, then opens the payment. */
  const openPayment = async (amount: string, status: string) => {
    const label = new RegExp(`R\\$\\s${amount} em 1 pagamento\\. ${status}: 1$`);
    await expect
      .poll(async () => {
        await there.round();
        return spoken.textContent();
      })
      .toMatch(label);
    await day.click();
    await owner
      .getByRole('button', { name: /^Pedido #PIX1/ })
      .filter({ hasText: amount })
      .click();
    return owner.getByRole('dialog', { name: 'Detalhe do pagamento' });
  };
  // Pix 60,00 − fee 0,99 % = 0,594 → 0,59 − commission 12 % = 7,20: 52,21, on the next bank day.
  await openCalendar();
  let detail = await openPayment('52,21', OPEN);
  const sold = [
    'Pago pelo cliente R$ 60,00',
    'Taxa de pagamento online − R$ 0,59',
    'Comissão − R$ 7,20',
    'Líquido R$ 52,21',
  ];
  expect(await linesOf(detail)).toEqual(sold);
  const delivered = { held: 0, blocked: 0, current: 0, fee: 59 };
  expect(await bookOf(store)).toEqual({ ...delivered, receivable: 5221, commission: 720, customer: -6000 });
  await detail.getByRole('link', { name: 'Abrir pedido #PIX1' }).click();
  await heading.getByText('ENTREGUE', { exact: true }).waitFor();

  // The login was long ago, so changing the receiving account asks for the password again. Administrators get
  // a notice.
  clock.moveTo(clock.now() + 11 * MINUTE_MS);
  await openFinance(owner, 'Contas e Taxas');
  await addAccountByClicks(owner, { label: 'Reserva', cnpj: store.document });
  await proveByClicks(owner);
  await owner.getByText('Conta salva.').waitFor();
  await activateByClicks(owner, 'Reserva');
  const shown = `ativou uma conta de recebimento da loja ${store.name}: chave Pix CNPJ com final ${store.document.slice(-4)}.`;
  await expect.poll(() => comanda.mailsTo(testAdminEmail(store.storeId)).join('\n')).toContain(shown);

  await openCalendar();
  // The store refunds 10,00. A sixth of the commission, 1,20, returns; the fee does not. 52,21 + 1,20 − 10,00
  // = 43,41.
  const input = { amount: '10,00', payer: 'store', reason: 'Faltou a bebida' };
  await refundByClicks(team, { storeId: store.storeId, orderId: sent.orderId, left: '60,00', ...input });
  clock.moveTo(clock.now() + 5_000);
  detail = await openPayment('43,41', OPEN);
  const returned = ['Reembolso ao cliente − R$ 10,00', 'Comissão devolvida + R$ 1,20'];
  expect(await linesOf(detail)).toEqual([...sold, ...returned, 'A receber R$ 43,41']);
  const refunded = { ...delivered, receivable: 4341, commission: 600, customer: -5000 };
  expect(await bookOf(store)).toEqual(refunded);
  await detail.getByRole('button', { name: 'Fechar' }).last().click();

  // The customer disputes the remaining 50,00. All of the 43,41 is blocked; the missing 6,59 is debited from
  // the current account.
  const charge = there.bank.all('charge')[0]?.object.reference ?? '';
  const { reference: dispute } = openDispute(there.bank, charge, null, 'Não reconhece o pagamento');
  detail = await openPayment('0,00', 'Bloqueado');
  const contested = 'Contestado pelo cliente − R$ 43,41';
  expect(await linesOf(detail)).toEqual([...sold, ...returned, contested, 'A receber R$ 0,00']);
  expect(await bookOf(store)).toEqual({ ...refunded, receivable: 0, blocked: 5000, current: -659 });
  expect(await disputeInConsole(team, 'Em aberto', store.name)).toEqual([
    'PIX1',
    'Pix (MED)',
    'R$ 50,00',
    'R$ 50,00',
    'Em aberto',
  ]);
  await detail.getByRole('button', { name: 'Fechar' }).last().click();

  closeDispute(there.bank, dispute, 'won');
  detail = await openPayment('43,41', OPEN);
  expect((await linesOf(detail)).at(-1)).toBe('A receber R$ 43,41');
  expect(await bookOf(store)).toEqual(refunded);
  await expect.poll(async () => (await disputeInConsole(team, 'Todas', store.name)).at(-1)).toBe('Ganha');

  // The transfer takes four minutes, so that even a slow machine shows it while it is in progress.
  there.misbehave({ transfersTakeMs: UNDER_WAY_MS });
  // On the due day, the settlement run fails for the store. A retry makes the store's settlement, and the
  // available money is transferred automatically.
  clock.moveTo(Date.parse(`${dueOn}T15:00:00Z`));
  await runStatement(
    comanda.urls.system,
    `insert into settlement_failures values ($1, $2, 1, 'Falha de teste', now(), now() + interval '1 year')`,
    [store.storeId, dueOn],
  );
  await settleInConsole(await openConsole(comanda), store.name);
  const { page: again } = await comanda.logIn(store.adminLogin);
  await openFinance(again, 'Extrato');
  const entry = (words: string) => again.getByRole('row').filter({ hasText: words });
  await entry('Transferência').getByText('Em andamento').waitFor();
  expect(await bookOf(store)).toMatchObject({ receivable: 0, customer: -5000 });
  clock.moveTo(clock.now() + UNDER_WAY_MS);
  await untilShown(true, () => entry('Transferência').getByText('Realizado').isVisible());

  // The next amount is transferred by hand.
  const run = (statement: string, values: unknown[]) => runStatement(comanda.urls.system, statement, values);
  await plantEntry(run, [store.storeId], { from: 'opening', to: 'available', cents: 1_000 });
  await transferByClicks(again, '10,00');
  await again.getByText('Em andamento').waitFor();
  clock.moveTo(clock.now() + UNDER_WAY_MS);
  await untilShown(true, () => again.getByText('O dinheiro foi enviado para a conta.').isVisible());
  await expect
    .poll(() => comanda.mailsTo(testAdminEmail(store.storeId)).join('\n'))
    .toContain('O banco confirmou uma transferência');
});
