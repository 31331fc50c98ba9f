import { plantEntry } from '@comanda/testkit/payments/plant-entry';
import { sql } from '../../../../platform/database/sql.ts';
import { paymentStore } from '../../payments/testing/payment-store.ts';
import { runSettlements } from '../settling/settlement-runs.ts';

/**
 * Creates stores with due money, and a simulator of the payment provider. A test starts each settlement run
 * itself.
 */
export function payoutStores() {
  const shop = paymentStore();
  const services = () => {
    const { database, system, clock, log, payouts, invoices } = shop.platform;
    return {
      ...{ database, system, clock, log, payouts },
      invoices: {
        ...invoices,
        overdueCents: async () => 0,
        overdueOf: () => sql`0`,
        settle: async () => undefined,
      },
    };
  };
  /** Creates a store that the payment provider approved, by default with an active account. */
  const aStore = async ({ account = '12345-6' }: { account?: string | null } = {}) => {
    const store = await shop.aPaidStore();
    await shop.rows("update payment_receivers set state = 'activated' where store_id = $1", [store.storeId]);
    await shop.rows(
      account === null
        ? 'delete from receiving_accounts where store_id = $1'
        : `update receiving_accounts set account = '${account}' where store_id = $1`,
      [store.storeId],
    );
    return store;
  };
  const activate = async (storeId: number, accountId: number, account: string) => {
    await shop.rows('update receiving_accounts set is_active = false where store_id = $1', [storeId]);
    await shop.rows(
      `insert into receiving_accounts (store_id, account_id, way, label, bank, account_type, branch, account, holder_document,
                                       holder_name, is_active, version, changed_at, changed_by)
       values ($1, $2, 'manual', 'Conta', '077', 'current', '0001', $3, '11222333000181', 'Pizzaria', true, 1, now(), 'Ana')`,
      [storeId, accountId, account],
    );
  };
  /** Moves cents between two accounts in the ledgers of these stores. */
  const move = (storeIds: readonly number[], entry: Parameters<typeof plantEntry>[2]) =>
    plantEntry(shop.rows, storeIds, entry);
  /** Gives each store a due amount on a day, from an order paid online. */
  const due = async (storeIds: readonly number[], cents: number, dueOn: string) => {
    const place = [storeIds, cents];
    await move(storeIds, { from: 'customer', to: 'receivable', cents });
    await shop.rows(
      'update ledger_books set last_receivable = last_receivable + 1 where store_id = any($1)',
      [storeIds],
    );
    await shop.rows(
      `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents,
              delivery_cents, store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents,
              commission_cents, base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
       select store_id, -last_receivable, last_receivable, 'delivered', '2026-11-01', '2026-11-01', now(), 'online', $2::bigint,
              0, 0, 0, $2, 0, 0, 0, 0, 0, $2, 0, 0, $2, '{}' from ledger_books where store_id = any($1) returning 1`,
      place,
    );
    await shop.rows(
      `insert into receivables (store_id, receivable_id, posting_id, order_id, charge_id, instalment, instalments, original_cents,
                                cents, due_on)
       select store_id, last_receivable, -last_receivable, last_receivable, 0, 1, 1, $2, $2, $3 from ledger_books where store_id = any($1) returning 1`,
      [...place, dueOn],
    );
  };
  /** Settlements of a store, with day, payout, and the state of the transfer. */
  const settlements = async (storeId: number) =>
    (
      await shop.rows(
        `select s.day::text, s.payout_cents::integer as cents, coalesce(t.state, 'none') as state, s.failed_key is not null as failed
           from settlements s left join payment_transfers t on t.store_id = s.store_id and t.key = s.transfer_key
          where s.store_id = $1 order by s.day`,
        [storeId],
      )
    ).map(
      ({ day, cents, state, failed }) =>
        `${day} ${cents} ${state}${failed === true ? ', failed before' : ''}`,
    );
  const book = async (storeId: number) => {
    const [row] = await shop.rows(
      `select receivable::integer, available::integer, transit::integer, bank::integer, current::integer from ledger_books
        where store_id = $1`,
      [storeId],
    );
    return Object.fromEntries(Object.entries(row ?? {}).filter(([, cents]) => cents !== 0));
  };
  const transfers = async (storeId: number) =>
    (
      await shop.rows(
        'select cents::integer, state from payment_transfers where store_id = $1 order by transfer_id',
        [storeId],
      )
    ).map(({ cents, state }) => `${cents} ${state}`);
  return {
    ...{ shop, services, aStore, activate, move, due, settlements, book, transfers },
    run: () => runSettlements(services()),
  };
}
