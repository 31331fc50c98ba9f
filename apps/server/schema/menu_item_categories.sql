-- A product code of a partner, assigned to a menu category of the store.
create table menu_item_categories (
  store_id integer not null,
  external_code text not null,
  category_id integer not null,
  constraint menu_item_categories_pkey PRIMARY KEY (store_id, external_code),
  constraint menu_item_categories_store_id_category_id_fkey FOREIGN KEY (store_id, category_id) REFERENCES menu_categories(store_id, category_id) ON DELETE CASCADE,
  constraint menu_item_categories_external_code_check CHECK ((external_code <> ''::text))
);
alter table menu_item_categories enable row level security, force row level security;
create policy store_wall on menu_item_categories for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menu_item_categories for all to comanda_system using true with check true;
grant delete, insert, select, update on menu_item_categories to comanda_system;
grant select on menu_item_categories to comanda_app;
