-- An order that was refused because the store was closed, with the last time it was refused.
create table refused_orders (
  store_id integer not null,
  external_id text not null,
  refused_at timestamp with time zone not null,
  constraint refused_orders_pkey PRIMARY KEY (store_id, external_id),
  constraint refused_orders_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX refused_orders_by_time on refused_orders USING btree (store_id, refused_at);
alter table refused_orders enable row level security, force row level security;
create policy store_wall on refused_orders for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on refused_orders for all to comanda_system using true with check true;
grant delete, select on refused_orders to comanda_system;
grant insert, select, update on refused_orders to comanda_app;
