-- A stock item that a product contains, with its quantity and whether it can be left out.
create table recipe_lines (
  store_id integer not null,
  recipe_line_id integer not null,
  product_id integer not null,
  stock_item_id integer not null,
  quantity integer not null default 1,
  is_removable boolean not null default true,
  position integer not null default 0,
  constraint recipe_lines_pkey PRIMARY KEY (store_id, recipe_line_id),
  constraint recipe_lines_store_id_product_id_stock_item_id_key UNIQUE (store_id, product_id, stock_item_id),
  constraint recipe_lines_store_id_product_id_fkey FOREIGN KEY (store_id, product_id) REFERENCES menu_products(store_id, product_id),
  constraint recipe_lines_store_id_stock_item_id_fkey FOREIGN KEY (store_id, stock_item_id) REFERENCES stock_items(store_id, stock_item_id),
  constraint recipe_lines_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX recipe_lines_of_item on recipe_lines USING btree (store_id, stock_item_id);
alter table recipe_lines enable row level security, force row level security;
create policy store_wall on recipe_lines for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on recipe_lines for all to comanda_system using true with check true;
grant delete, insert, select, update on recipe_lines to comanda_app;
grant delete, insert, select, update on recipe_lines to comanda_system;
