import { onConnection } from '@comanda/testkit/open-connections';

/** A store, and the number of its past orders. */
export interface SoldStore {
  storeId: number;
  orders: number;
}

/** The orders are distributed evenly over this many days, until yesterday. */
const DAYS = 730;

/**
 * Gives stores a ledger, delivered orders with their postings, amounts due, and payouts of all amounts due
 * until today. Every second order was paid online. The ledger is closed up to the month before the last
 * month. Writes the rows to the tables directly, because that many postings would take too long.
 */
export async function fillMoney(ownerUrl: string, stores: readonly SoldStore[]): Promise<void> {
  const sold = `(select s.store_id, n, n % 2 = 0 as is_online, current_date - ${DAYS} + ((n - 1)::bigint * ${DAYS} / s.orders)::integer as day
                   from unnest($1::integer[], $2::integer[]) s(store_id, orders), generate_series(1, s.orders) n) sold`;
  const statements = [
    `insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, order_id, first_seq, last_seq)
     select store_id, n, 'order', n::text, 'delivered', '', day + interval '22 hours', day, n, n, n from ${sold}`,
    `insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at, booked_on, order_id)
     select store_id, n, n, case when is_online then 'customer' else 'current' end, case when is_online then 'receivable' else 'commission' end,
            case when is_online then 5221 else 720 end, case when is_online then 'sold' else 'commission' end, 0, 0, day + interval '22 hours', day, n
       from ${sold}`,
    `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents, delivery_cents,
       store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents, commission_cents,
       base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
     select store_id, n, n, 'delivered', day, day, day + interval '22 hours', case when is_online then 'online' else 'cash' end, 6000, 0, 0, 0,
            case when is_online then 6000 else 0 end, case when is_online then 0 else 6000 end, 0, 0, case when is_online then 59 else 0 end, 720,
            6000, 0, 0, case when is_online then 5221 else 5280 end, '{}' from ${sold}`,
    `insert into receivables (store_id, receivable_id, posting_id, order_id, charge_id, instalment, instalments, original_cents, cents, due_on, state, settlement_id)
     select store_id, n, n, n, n, 1, 1, 5221, 5221, day + 1, case when day + 1 < current_date then 'settled' else 'open' end,
            case when day + 1 < current_date then (day + 1) - date '2000-01-01' end
       from ${sold} where is_online`,
    `insert into settlements
     select store_id, settlement_id, min(due_on), min(due_on) + interval '11 hours', sum(cents), 0, 0, 0, sum(cents), count(*), null
       from receivables where store_id = any($1) and settlement_id is not null and $2::integer[] is not null group by 1, 2`,
    `insert into settlement_orders
     select store_id, settlement_id, receivable_id, order_id, 6000, 6000, 0, 0, 0, 59, 720, 0, 5221
       from receivables where store_id = any($1) and settlement_id is not null and $2::integer[] is not null`,
    `with sums as (
       select store_id, max(seq) as last, sum(cents) filter (where kind = 'sold') as sold, sum(cents) filter (where kind = 'commission') as commission,
              sum(cents) filter (where kind = 'commission' and booked_on >= date_trunc('month', current_date) - interval '1 month') as current
         from ledger_entries where store_id = any($1) and $2::integer[] is not null group by 1),
     due as (select store_id, sum(cents) filter (where state = 'open') as cents from receivables where store_id = any($1) group by 1)
     insert into ledger_books (store_id, opened_on, closed_through, last_seq, last_posting, last_receivable, receivable, bank, customer, commission,
       current, till)
     select s.store_id, current_date - ${DAYS}, (date_trunc('month', current_date) - interval '1 month')::date - 1, last, last, last,
            coalesce(due.cents, 0), sold - coalesce(due.cents, 0), -sold, commission, -coalesce(s.current, 0), coalesce(s.current, 0) - commission
       from sums s left join due using (store_id)`,
    `insert into commission_terms (store_id, from_day, rate_millionths, set_at)
     select unnest($1::integer[]), current_date - ${DAYS}, 120000, now() where $2::integer[] is not null`,
  ];
  const given = [stores.map(({ storeId }) => storeId), stores.map(({ orders }) => orders)];
  await onConnection(ownerUrl, async (owner) => {
    for (const statement of statements) await owner.query(statement, given);
    // Does the maintenance that the database does by itself within minutes.
    await owner.query('vacuum analyze');
  });
}
