import { payBoleto } from '@comanda/bank-sim/src/things/boletos.ts';
import { plantEntry } from '@comanda/testkit/payments/plant-entry';
import type { TestStore } from '@comanda/testkit/stores';
import { paymentStore } from '../../payments/testing/payment-store.ts';
import type { ClosingServices } from '../closing/close-store.ts';
import { runClosings } from '../closing/closing-runs.ts';
import { requestBoletos, withdrawBoletos } from '../paying/invoice-boletos.ts';

/**
 * Creates stores with debts and credits, and a simulator of the payment provider. A test starts each closing
 * itself.
 */
export function invoiceStores() {
  const shop = paymentStore();
  const services = (): ClosingServices => shop.platform;
  /** A store with this balance on its current account. */
  const aStore = async (currentCents: number, over: { timeZone?: string } = {}): Promise<TestStore> => {
    const store = await shop.aPaidStore();
    await owe(store, currentCents);
    if (over.timeZone !== undefined)
      await shop.rows('update stores set time_zone = $2 where store_id = $1', [store.storeId, over.timeZone]);
    return store;
  };
  const owe = ({ storeId }: TestStore, cents: number) =>
    plantEntry(shop.rows, [storeId], { from: 'custom', to: 'current', cents });
  const invoicesOf = ({ storeId }: TestStore) =>
    shop.rows(
      `select ends_on::text as month, kind, status, balance_cents::integer as balance, paid_cents::integer as paid from invoices
        where store_id = $1 order by invoice_id`,
      [storeId],
    );
  const boletosOf = async ({ storeId }: TestStore) =>
    (
      await shop.rows(
        'select cents::integer, state, paid_cents::integer as paid from payment_boletos where store_id = $1 order by boleto_id',
        [storeId],
      )
    ).map(({ cents, state, paid }) => `${cents} ${state}${paid === 0 ? '' : ` ${paid}`}`);
  const bookOf = async ({ storeId }: TestStore) => {
    const [row] = await shop.rows(
      'select current::integer, invoiced::integer, bank::integer, closed_through::text as closed from ledger_books where store_id = $1',
      [storeId],
    );
    return row;
  };
  return {
    ...{ shop, services, aStore, owe, invoicesOf, boletosOf, bookOf },
    close: () => runClosings(services()),
    /** Requests missing boletos, withdraws overdue boletos, and lets the provider answer. */
    boletos: async () => {
      await requestBoletos(services());
      await withdrawBoletos(services());
    },
    /** Pays a boleto at a bank. The provider's notice comes later. */
    payAtBank: (store: TestStore, boletoId: number, cents: number | null = null) =>
      payBoleto(shop.bank.bank, `s${store.storeId}-boleto${boletoId}-1`, cents),
  };
}
