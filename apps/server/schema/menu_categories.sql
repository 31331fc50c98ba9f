-- A category of the menu of a store.
create table menu_categories (
  store_id integer not null,
  category_id integer not null,
  name text not null,
  position integer not null default 0,
  status text not null default 'active'::text,
  availability jsonb,
  version integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  changed_by text,
  deleted_at timestamp with time zone,
  constraint menu_categories_pkey PRIMARY KEY (store_id, category_id),
  constraint menu_categories_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint menu_categories_name_check CHECK ((name <> ''::text)),
  constraint menu_categories_status_check CHECK ((status = ANY (ARRAY['active'::text, 'out'::text, 'hidden'::text])))
);
alter table menu_categories enable row level security, force row level security;
create policy store_wall on menu_categories for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menu_categories for all to comanda_system using true with check true;
grant delete, insert, select, update on menu_categories to comanda_system;
grant insert, select, update on menu_categories to comanda_app;
