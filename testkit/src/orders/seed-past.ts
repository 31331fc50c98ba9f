import type pg from 'pg';

/** Data of a store after years of use. */
export interface SeededPast {
  storeId: number;
  orders: number;
  /** Number of open orders, which are the newest ones. One in fifty of the others was cancelled. */
  open: number;
  /** Number of days over which the orders are distributed evenly, until `now` (epoch milliseconds). */
  days: number;
  now: number;
  /** The document that is saved with each order. */
  document: object;
}

/**
 * Writes a store's past directly into the tables, as the system role. The older half of the orders gets
 * history, the newer half gets steps in the journal. Also writes print jobs, messages of some orders, and
 * hints of the last two weeks with an audited action each. The same input always writes the same rows.
 */
export async function seedPast(
  client: pg.Client | pg.PoolClient,
  { storeId, orders, open, days, now, document }: SeededPast,
): Promise<void> {
  const seed = (text: string) => client.query(text, [storeId, orders, open, days * 86_400, now / 1000]);
  const given = `(select $1::integer as store_id, $2::integer as orders, $3::integer as open, $4::float8 as seconds,
                         to_timestamp($5::float8) as until) given`;
  await seed(`
    insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at,
      received_at, accept_by, promised_for, closed_at, customer_id, customer_name, customer_phone, total_cents,
      charge_cents, payment_summary, search_text, cancel_code, cancel_text, cancelled_by, document)
    select store_id, n, 'seed-' || n, '', 'C' || n, status, 4, 'delivery', at, at, at + interval '8 minutes',
           at + interval '40 minutes', case when status in ('delivered', 'cancelled') then at + interval '35 minutes' end,
           'customer-' || n % 5000, (array['Ana','Bruno','Conceição','Davi','Elisa','Fábio','Gil'])[1 + n % 7] || ' '
             || (array['Souza','Lima','Ramos','Rocha','Prado'])[1 + n % 5], '119' || lpad((n % 5000)::text, 8, '0'),
           4990, 4990, 'Dinheiro', 'pizza grande centro',
           case when status = 'cancelled' then 'UNAVAILABLE_ITEM' end, case when status = 'cancelled' then 'Sem estoque' end,
           case when status = 'cancelled' then 'user' end, '${JSON.stringify(document).replaceAll("'", "''")}'::jsonb
      from (select store_id, n, until - (orders - n) * (seconds / orders) * interval '1 second' as at,
                   case when n > orders - open then (array['pending','accepted','sent'])[1 + n % 3]
                        when n % 50 = 0 then 'cancelled' else 'delivered' end as status
              from ${given}, generate_series(1, orders) n) made`);
  await seed(`
    insert into order_history (store_id, order_id, version, at, happened, status, actor_kind)
    select o.store_id, o.order_id, step, o.created_at + step * interval '5 minutes', 'status-changed', o.status, 'user'
      from orders o, ${given}, generate_series(1, 4) step
     where o.store_id = given.store_id and o.order_id <= given.orders / 2`);
  await seed(`
    insert into store_events (store_id, seq, kind, order_id, happened, actor_kind, at, version, status)
    select later.store_id, row_number() over (order by order_id, step), 'changed', order_id, 'status-changed', 'user',
           created_at + step * interval '5 minutes', case when step < 5 then step end, case when step < 5 then status end
      from (select o.* from orders o, ${given} where o.store_id = given.store_id and o.order_id > given.orders / 2) later,
           ${given}, generate_series(1, 5) step
     where step < 5 or later.created_at > given.until - interval '14 days'`);
  await seed(`
    insert into audit_log (store_id, entry_id, at, user_id, action)
    select o.store_id, md5(o.order_id::text)::uuid, o.created_at, 1, 'store.opened'
      from orders o, ${given} where o.store_id = given.store_id`);
  await seed(`
    insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
    select o.store_id, o.order_id, no, 'customer', md5(o.order_id || '-' || no)::uuid, 'Oi', o.created_at
      from orders o, ${given}, generate_series(1, 3) no
     where o.store_id = given.store_id and o.order_id % 10 = 0 and o.created_at > given.until - interval '180 days'`);
  await seed(`
    insert into print_jobs (store_id, job_id, order_id, kind, station, state, created_at, expires_at)
    select o.store_id, o.order_id, o.order_id, 'order', 'Caixa',
           case when o.closed_at is null then 'queued' else 'printed' end, o.created_at, o.created_at + interval '1 hour'
      from orders o, ${given} where o.store_id = given.store_id and o.created_at > given.until - interval '180 days'`);
  await seed(`
    update store_counters set order_no = orders,
           event_seq = (select coalesce(max(seq), 0) from store_events where store_id = $1),
           journal_floor = (select coalesce(max(seq), 0) from store_events
                             where store_id = $1 and at <= given.until - interval '14 days')
      from ${given} where store_counters.store_id = given.store_id`);
}
