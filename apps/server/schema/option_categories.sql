-- A category in the option library of a store, with option groups for many products.
create table option_categories (
  store_id integer not null,
  option_category_id integer not null,
  name text not null,
  status text not null default 'active'::text,
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text,
  deleted_at timestamp with time zone,
  constraint option_categories_pkey PRIMARY KEY (store_id, option_category_id),
  constraint option_categories_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint option_categories_name_check CHECK ((name <> ''::text)),
  constraint option_categories_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hidden'::text, 'inactive'::text])))
);
alter table option_categories enable row level security, force row level security;
create policy store_wall on option_categories for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on option_categories for all to comanda_system using true with check true;
grant delete, insert, select, update on option_categories to comanda_app;
grant delete, insert, select, update on option_categories to comanda_system;
