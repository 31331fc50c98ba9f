-- The version of the whole menu of a store; each change of the menu locks the row.
create table menus (
  store_id integer not null,
  version integer not null default 0,
  constraint menus_pkey PRIMARY KEY (store_id),
  constraint menus_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table menus enable row level security, force row level security;
create policy store_wall on menus for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menus for all to comanda_system using true with check true;
grant delete, insert, select, update on menus to comanda_app;
grant delete, insert, select, update on menus to comanda_system;
