-- The demand of a store that its administrators use a second factor, with its start.
create table second_factor_demands (
  store_id integer not null,
  holds_from timestamp with time zone not null,
  constraint second_factor_demands_pkey PRIMARY KEY (store_id),
  constraint second_factor_demands_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table second_factor_demands enable row level security, force row level security;
create policy store_wall on second_factor_demands for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on second_factor_demands for all to comanda_system using true with check true;
grant delete, insert, select, update on second_factor_demands to comanda_app;
grant delete, insert, select, update on second_factor_demands to comanda_system;
