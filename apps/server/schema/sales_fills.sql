-- The progress of a store in making facts of orders outside the journal, and the rules used.
create table sales_fills (
  store_id integer not null,
  order_id bigint not null default 0,
  rules integer not null,
  again_to bigint not null default 0,
  constraint sales_fills_pkey PRIMARY KEY (store_id),
  constraint sales_fills_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table sales_fills enable row level security, force row level security;
create policy store_wall on sales_fills for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sales_fills for all to comanda_system using true with check true;
grant insert, select, update on sales_fills to comanda_app;
grant insert, select, update on sales_fills to comanda_system;
