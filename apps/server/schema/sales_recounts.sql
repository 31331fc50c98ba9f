-- The last recount of the sales sums of a store from its orders, with the first difference.
create table sales_recounts (
  store_id integer not null,
  counted_at timestamp with time zone not null,
  orders integer not null,
  difference jsonb,
  constraint sales_recounts_pkey PRIMARY KEY (store_id),
  constraint sales_recounts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX sales_recounts_by_time on sales_recounts USING btree (counted_at, store_id);
alter table sales_recounts enable row level security, force row level security;
create policy store_wall on sales_recounts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sales_recounts for all to comanda_system using true with check true;
grant insert, select, update on sales_recounts to comanda_system;
