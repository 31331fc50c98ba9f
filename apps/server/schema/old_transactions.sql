-- An order with its online payment in the system before this one, imported by the provider.
create table old_transactions (
  store_id integer not null,
  order_hash text not null,
  made_at timestamp with time zone not null,
  total_cents bigint not null,
  net_cents bigint not null,
  payment_type text not null,
  status text not null,
  constraint old_transactions_pkey PRIMARY KEY (store_id, order_hash),
  constraint old_transactions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX old_transactions_by_time on old_transactions USING btree (store_id, made_at, order_hash);
alter table old_transactions enable row level security, force row level security;
create policy store_wall on old_transactions for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on old_transactions for all to comanda_system using true with check true;
grant insert, select, update on old_transactions to comanda_system;
grant select on old_transactions to comanda_app;
