-- A size of a product on the menu, with its name, price and status.
create table menu_sizes (
  store_id integer not null,
  size_id integer not null,
  product_id integer not null,
  name text not null,
  status text not null default 'active'::text,
  price_cents integer not null,
  promo_cents integer,
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text,
  deleted_at timestamp with time zone,
  constraint menu_sizes_pkey PRIMARY KEY (store_id, size_id),
  constraint menu_sizes_store_id_product_id_fkey FOREIGN KEY (store_id, product_id) REFERENCES menu_products(store_id, product_id),
  constraint menu_sizes_name_check CHECK ((name <> ''::text)),
  constraint menu_sizes_price_cents_check CHECK ((price_cents >= 0)),
  constraint menu_sizes_promo_cents_check CHECK ((promo_cents > 0)),
  constraint menu_sizes_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hidden'::text, 'inactive'::text])))
);
CREATE INDEX menu_sizes_of_product on menu_sizes USING btree (store_id, product_id, "position") WHERE (deleted_at IS NULL);
alter table menu_sizes enable row level security, force row level security;
create policy store_wall on menu_sizes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menu_sizes for all to comanda_system using true with check true;
grant delete, insert, select, update on menu_sizes to comanda_app;
grant delete, insert, select, update on menu_sizes to comanda_system;
