import { onConnection } from '@comanda/testkit/open-connections';

/** The rows are distributed evenly over this many days, until now. */
const DAYS = 60;

/**
 * Gives a store `rows` rows for the longest files: access records, past orders with their facts, and lines of
 * its current account. Writes the rows to the tables directly, because that many calls would take too long.
 */
export async function fillExports(ownerUrl: string, storeId: number, rows: number): Promise<void> {
  const given = `(select $1::integer as store_id, n, now() - ($2::integer - n) * (${DAYS * 86_400}::float8 / $2) * interval '1 second' as at
                    from generate_series(1, $2::integer) n) given`;
  const statements = [
    // Ten records have the same time, so that pages also begin and end between records of one time.
    `insert into access_records (store_id, at, user_id, address, action, details)
     select store_id, date_trunc('minute', at), null, '203.0.113.' || n % 250, 'denied', jsonb_build_object('call', 'orders.list', 'n', n)
       from ${given}`,
    `with made as (
       insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at,
         accept_by, promised_for, closed_at, customer_name, total_cents, charge_cents, payment_summary, document)
       select store_id, n, 'seed-' || n, '', 'C' || n, 'delivered', 4, 'delivery', at, at, at, at, at, 'Conceição de Souza ' || n,
              4990, 4990, 'Dinheiro', '{"items":[]}'
         from ${given} returning store_id, order_id, created_at, version)
     insert into order_facts
     select store_id, order_id, created_at::date, 19, 'completed', 'online', 'PIX', true, 4490, 500, 0, 0, 4990, 0, 0, 598,
            null, null, 'Centro', 1 + order_id % 300, 2, 20, 40, -5, version
       from made`,
    `insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, order_id,
       first_seq, last_seq)
     select store_id, n, 'order', n::text, 'seed', '', at, at::date, n, n, n from ${given}`,
    `insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at,
       booked_on, order_id)
     select store_id, n, n, 'current', 'commission', 598, 'commission', 0, 0, at, at::date, n from ${given}`,
  ];
  await onConnection(ownerUrl, async (owner) => {
    for (const statement of statements) await owner.query(statement, [storeId, rows]);
    // Does the maintenance that the database does by itself within minutes.
    await owner.query('vacuum analyze');
  });
}
