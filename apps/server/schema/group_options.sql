-- An option of an option group, with its price: a stock item, or an option with its own name.
create table group_options (
  store_id integer not null,
  option_id integer not null,
  group_id integer not null,
  stock_item_id integer,
  name text,
  price_cents integer not null default 0,
  position integer not null default 0,
  constraint group_options_pkey PRIMARY KEY (store_id, option_id),
  constraint group_options_store_id_group_id_stock_item_id_key UNIQUE (store_id, group_id, stock_item_id),
  constraint group_options_store_id_group_id_fkey FOREIGN KEY (store_id, group_id) REFERENCES option_groups(store_id, group_id),
  constraint group_options_store_id_stock_item_id_fkey FOREIGN KEY (store_id, stock_item_id) REFERENCES stock_items(store_id, stock_item_id),
  constraint group_options_name_check CHECK (((stock_item_id IS NULL) <> (name IS NULL))),
  constraint group_options_price_cents_check CHECK ((price_cents >= 0))
);
CREATE INDEX group_options_of_group on group_options USING btree (store_id, group_id, "position");
CREATE INDEX group_options_of_item on group_options USING btree (store_id, stock_item_id) WHERE (stock_item_id IS NOT NULL);
alter table group_options enable row level security, force row level security;
create policy store_wall on group_options for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on group_options for all to comanda_system using true with check true;
grant delete, insert, select, update on group_options to comanda_app;
grant delete, insert, select, update on group_options to comanda_system;
