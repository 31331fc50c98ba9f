-- A flavour or ingredient of a store, and whether it is in stock.
create table stock_items (
  store_id integer not null,
  stock_item_id integer not null,
  name text not null,
  description text not null default ''::text,
  kind text not null,
  is_in boolean not null default true,
  back_at timestamp with time zone,
  photo_hash text,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text,
  deleted_at timestamp with time zone,
  constraint stock_items_pkey PRIMARY KEY (store_id, stock_item_id),
  constraint stock_items_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint stock_items_kind_check CHECK ((kind = ANY (ARRAY['flavour'::text, 'ingredient'::text]))),
  constraint stock_items_name_check CHECK ((name <> ''::text))
);
alter table stock_items enable row level security, force row level security;
create policy store_wall on stock_items for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on stock_items for all to comanda_system using true with check true;
grant delete, insert, select, update on stock_items to comanda_app;
grant delete, insert, select, update on stock_items to comanda_system;
