-- The progress of a store in making sold rows from older orders: the last order done.
create table sold_rows_carried (
  store_id integer not null,
  order_id bigint not null default 0,
  constraint sold_rows_carried_pkey PRIMARY KEY (store_id),
  constraint sold_rows_carried_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table sold_rows_carried enable row level security, force row level security;
create policy store_wall on sold_rows_carried for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sold_rows_carried for all to comanda_system using true with check true;
grant insert, select, update on sold_rows_carried to comanda_system;
grant select on sold_rows_carried to comanda_app;
