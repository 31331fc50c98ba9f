-- The version of all delivery areas of a store; each change of an area locks the row.
create table delivery_area_lists (
  store_id integer not null,
  version integer not null default 0,
  constraint delivery_area_lists_pkey PRIMARY KEY (store_id),
  constraint delivery_area_lists_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table delivery_area_lists enable row level security, force row level security;
create policy store_wall on delivery_area_lists for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on delivery_area_lists for all to comanda_system using true with check true;
grant delete, insert, select, update on delivery_area_lists to comanda_system;
grant insert, select, update on delivery_area_lists to comanda_app;
