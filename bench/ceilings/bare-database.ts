import pg from 'pg';

/** The tables of the bare servers. They contain only data that the product must also write. */
const SCHEMA = `
  create table if not exists keys (store_id integer, key text, primary key (store_id, key));
  create table if not exists counters (store_id integer primary key, seq bigint not null default 0);
  create table if not exists orders (
    store_id integer, order_id bigint, status text not null, received_at timestamptz not null default now(),
    code text not null default 'K7QF', customer_name text not null default 'Conceição d’Ávila',
    customer_phone text not null default '11987654321', district text not null default 'Liberdade',
    payment_summary text not null default 'Dinheiro (troco para R$ 100,00)', total_cents bigint not null default 6490,
    document jsonb not null, primary key (store_id, order_id));
  create table if not exists events (
    store_id integer, seq bigint, order_id bigint not null, primary key (store_id, seq));
  create table if not exists outbox (store_id integer, seq bigint, primary key (store_id, seq));
`;

/**
 * Opens a pool on the database of DATABASE_URL, creates the tables, and adds a counter for each of `stores`
 * stores.
 */
export async function openBareDatabase(stores: number): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
  await pool.query(SCHEMA);
  await pool.query(
    'insert into counters (store_id) select generate_series(1, $1::integer) on conflict do nothing',
    [stores],
  );
  return pool;
}
