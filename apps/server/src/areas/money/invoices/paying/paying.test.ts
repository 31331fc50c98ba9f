import { readPixCode } from '@comanda/domain/money/banking/pix-code';
import { plantEntry } from '@comanda/testkit/payments/plant-entry';
import { expect, it } from 'vitest';
import { settleStore } from '../../ledger/settling/settle-store.ts';
import { closeStore } from '../closing/close-store.ts';
import { readInvoice } from '../invoice-detail.reads.ts';
import { invoiceStores } from '../testing/invoice-store.ts';
import { cancelInvoice, payInvoice } from './pay-invoice.ts';

const { shop, services, aStore, invoicesOf, boletosOf, bookOf, boletos, payAtBank } = invoiceStores();
const { clock } = shop.server;
const PAYEE = { key: 'financeiro@provedor.example', name: 'Provedor', city: 'São Paulo' };
type Store = Awaited<ReturnType<typeof aStore>>;

/** A store that owes R$ 54,87 for November, due on 10/12/2026. */
const anInvoicedStore = async () => {
  clock.set('2026-12-01T17:00:00Z');
  const store = await aStore(-5_487);
  await closeStore(services(), store.storeId, '2026-11-30');
  return store;
};
const withBoleto = async () => {
  const store = await anInvoicedStore();
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 open']);
  return store;
};
/** Creates an order whose R$ 100,00 are due to the store on a day. */
const due = async ({ storeId }: Store, dueOn: string) => {
  await plantEntry(shop.rows, [storeId], { from: 'customer', to: 'receivable', cents: 10_000 });
  await shop.rows('update ledger_books set last_receivable = 1 where store_id = $1', [storeId]);
  await shop.rows(
    `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents,
            delivery_cents, store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents,
            commission_cents, base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
     values ($1, -1, 1, 'delivered', '2026-11-01', '2026-11-01', now(), 'online', 10000, 0, 0, 0, 10000, 0, 0, 0, 0, 0, 10000, 0, 0,
             10000, '{}')`,
    [storeId],
  );
  await shop.rows(
    `insert into receivables (store_id, receivable_id, posting_id, order_id, charge_id, instalment, instalments, original_cents,
                              cents, due_on)
     values ($1, 1, -1, 1, 0, 1, 1, 10000, 10000, $2)`,
    [storeId, dueOn],
  );
};
const payByHand = ({ storeId }: Store, paymentId: string, cents: number) =>
  shop.platform.database.inStore(storeId, (tx) =>
    payInvoice(tx, {
      ...{ invoiceId: 1, paymentId, cents },
      ...{ day: '2026-12-10', at: clock.now() },
    }),
  );
const paid = { status: 'paid', paid: 5_487 };

it('requests one boleto, also after a crash between closing and request, or after a lost answer', async () => {
  const store = await anInvoicedStore();
  shop.bank.misbehave({ losesAnswers: true });
  // Two servers search for missing boletos at once.
  await Promise.all([boletos(), boletos()]);
  await shop.until(() => boletosOf(store), ['5487 asking']);
  shop.bank.behave();
  clock.advance(61_000);
  await shop.until(() => boletosOf(store), ['5487 open']);
  const [boleto] = await shop.rows(
    'select barcode, due_on::text as due from payment_boletos where store_id = $1',
    [store.storeId],
  );
  // The bar code contains the due factor of 10/12/2026 and the amount 54,87.
  expect(boleto).toMatchObject({
    due: '2026-12-10',
    barcode: expect.stringMatching(/^2379\d16560000005487/),
  });
});

it("shows the boleto's Pix, which pays the invoice; without a boleto, shows the provider's own Pix", async () => {
  const store = await anInvoicedStore();
  const requested = { payee: PAYEE, now: clock.now(), hasBoletos: true };
  const invoice = () => shop.platform.database.inStore(store.storeId, (tx) => readInvoice(tx, 1, requested));
  expect(await invoice()).toMatchObject({
    isPixOfBoleto: false,
    pixCode: expect.stringContaining(PAYEE.key),
  });
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 open']);
  const { pixCode, isPixOfBoleto } = await invoice();
  expect(isPixOfBoleto).toBe(true);
  expect(readPixCode(pixCode ?? '')).toMatchObject({ ok: true, value: { amountCents: 5_487 } });
  shop.pay(pixCode ?? '');
  await shop.receive();
  await shop.until(() => invoicesOf(store), [paid]);
  expect(await boletosOf(store)).toEqual(['5487 paid 5487']);
  expect(await invoice()).toMatchObject({ isPixOfBoleto: false, pixCode: null });
});

it.each(['broken', 'other-amount'] as const)(
  'a boleto whose Pix code is %s has its bar code saved, and the Pix code hidden',
  async (pixCodes) => {
    const store = await anInvoicedStore();
    shop.bank.misbehave({ pixCodes });
    await boletos();
    await shop.until(() => boletosOf(store), ['5487 open']);
    expect(
      await shop.rows(
        'select pix_code, barcode is not null as pays from payment_boletos where store_id = $1',
        [store.storeId],
      ),
    ).toEqual([{ pix_code: null, pays: true }]);
  },
);

it("a manual invoice is paid by the provider's own Pix, if configured", async () => {
  clock.set('2026-12-01T17:00:00Z');
  const store = await aStore(0);
  await shop.rows(
    "insert into invoices (store_id, invoice_id, due_on, balance_cents, status, reason) values ($1, 1, '2026-12-10', -18990, 'open', 'Adesivos')",
    [store.storeId],
  );
  const invoice = (payee: typeof PAYEE | null) =>
    shop.platform.database.inStore(store.storeId, (tx) =>
      readInvoice(tx, 1, { payee, now: clock.now(), hasBoletos: true }),
    );
  expect(await invoice(PAYEE)).toMatchObject({
    ...{ payUrl: '/financeiro/faturas?pagar=1', pixCode: expect.stringContaining(PAYEE.key) },
    ...{ isPixOfBoleto: false, boleto: null, reason: 'Adesivos' },
  });
  expect(await invoice(null)).toMatchObject({ payUrl: null, pixCode: null });
});

it('rejects a boleto of another amount', async () => {
  const store = await anInvoicedStore();
  shop.bank.misbehave({ tellsOtherAmounts: true });
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 asking']);
  shop.bank.behave();
  clock.advance(61_000);
  await shop.until(() => boletosOf(store), ['5487 open']);
});

it('a boleto paid at the bank, reported three times in any order, pays the invoice once', async () => {
  const store = await withBoleto();
  const slip = async () => {
    const { body } = await (await shop.server.as(store.adminLogin)).get('financial-periods/202611');
    return (body as unknown as { bankSlipUrl: unknown }).bankSlipUrl;
  };
  expect(await slip()).toBe('/api/invoices/1/pdf');
  shop.bank.misbehave({ repeats: true, shuffles: true });
  clock.set('2026-12-10T17:00:00Z');
  payAtBank(store, 1);
  await shop.receive();
  await shop.until(() => invoicesOf(store), [paid]);
  await shop.receive();
  expect(await boletosOf(store)).toEqual(['5487 paid 5487']);
  // The store sees no boleto on a paid invoice.
  expect(await slip()).toBeNull();
  expect(await bookOf(store)).toMatchObject({ current: 0, invoiced: 0, bank: -5_487 });
});

it('paid too little: the rest gets a boleto of its own; paid too much: the excess belongs to the store', async () => {
  const [little, much] = [await withBoleto(), await withBoleto()];
  payAtBank(little, 1, 2_000);
  payAtBank(much, 1, 6_000);
  await shop.receive();
  await shop.until(() => invoicesOf(little), [{ status: 'open', paid: 2_000 }]);
  await shop.until(() => invoicesOf(much), [paid]);
  expect(await bookOf(much)).toMatchObject({ current: 513, invoiced: 0 });
  await boletos();
  await shop.until(() => boletosOf(little), ['5487 paid 2000', '3487 open']);
  expect(await bookOf(little)).toMatchObject({ invoiced: -3_487 });
  payAtBank(little, 2);
  await shop.receive();
  await shop.until(() => invoicesOf(little), [paid]);
  expect(await bookOf(little)).toMatchObject({ current: 0, invoiced: 0 });
});

it('paid by Pix and also by boleto: the second payment belongs to the store', async () => {
  const store = await withBoleto();
  expect(await payByHand(store, 'pix-1', 5_487)).toBe(0);
  expect(await payByHand(store, 'pix-1', 5_487)).toBeNull();
  payAtBank(store, 1);
  await shop.receive();
  await shop.until(() => boletosOf(store), ['5487 paid 5487']);
  expect(await invoicesOf(store)).toMatchObject([paid]);
  expect(await bookOf(store)).toMatchObject({ current: 5_487, invoiced: 0 });
});

it('overdue: its boleto is withdrawn first, then a settlement pays it; on its last day it is not overdue yet', async () => {
  const store = await withBoleto();
  await due(store, '2026-12-14');
  clock.set('2026-12-11T17:00:00Z');
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 open']);
  clock.set('2026-12-14T17:00:00Z');
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 withdrawn']);
  expect(await settleStore(shop.platform, store.storeId, '2026-12-14')).toBe(true);
  expect(await invoicesOf(store)).toMatchObject([paid]);
  expect(await bookOf(store)).toMatchObject({ current: 0, invoiced: 0 });
  const [repasse] = await shop.rows(
    'select retained_invoice_cents::integer as kept, payout_cents::integer as payout from settlements where store_id = $1',
    [store.storeId],
  );
  expect(repasse).toEqual({ kept: 5_487, payout: 4_513 });
  const { paidBy } = await shop.platform.database.inStore(store.storeId, (tx) =>
    readInvoice(tx, 1, { payee: null, now: clock.now(), hasBoletos: true }),
  );
  expect(paidBy).toMatchObject({ settledOn: '2026-12-14' });
});

it('a settlement deducts nothing while the boleto is payable; a late payment is accepted like any other', async () => {
  const store = await withBoleto();
  await due(store, '2026-12-14');
  clock.set('2026-12-14T17:00:00Z');
  expect(await settleStore(shop.platform, store.storeId, '2026-12-14')).toBe(true);
  expect(await invoicesOf(store)).toMatchObject([{ status: 'open', paid: 0 }]);
  payAtBank(store, 1);
  await shop.receive();
  await shop.until(() => invoicesOf(store), [paid]);
});

it('accepts a payment that arrives while the boleto is being withdrawn', async () => {
  const store = await withBoleto();
  await due(store, '2026-12-20');
  clock.set('2026-12-14T17:00:00Z');
  payAtBank(store, 1);
  await boletos();
  await shop.until(() => boletosOf(store), ['5487 paid 5487']);
  expect(await invoicesOf(store)).toMatchObject([paid]);
});

it('cancelled: the current account owes the open amount again, and only once', async () => {
  const store = await withBoleto();
  const cancel = () =>
    shop.platform.database.inStore(store.storeId, (tx) =>
      cancelInvoice(tx, { invoiceId: 1, day: '2026-12-02', at: clock.now() }),
    );
  await payByHand(store, 'pix-1', 487);
  expect(await Promise.all([cancel(), cancel()])).toEqual(expect.arrayContaining([true, false]));
  expect(await invoicesOf(store)).toMatchObject([{ status: 'cancelled', paid: 487 }]);
  expect(await bookOf(store)).toMatchObject({ current: -5_000, invoiced: 0 });
});
