-- A product on the menu of a store, with its price, promotion and status.
create table menu_products (
  store_id integer not null,
  product_id integer not null,
  category_id integer not null,
  name text not null,
  description text not null default ''::text,
  status text not null default 'active'::text,
  availability jsonb,
  price_cents integer not null default 0,
  promo_cents integer,
  promo_from timestamp with time zone,
  promo_until timestamp with time zone,
  promo_week jsonb,
  left_count integer,
  barcode text,
  pdv_code text,
  reference_id integer,
  photo_hash text,
  photo_x smallint not null default 50,
  photo_y smallint not null default 50,
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text,
  deleted_at timestamp with time zone,
  count_no integer not null default 0,
  constraint menu_products_pkey PRIMARY KEY (store_id, product_id),
  constraint menu_products_store_id_category_id_fkey FOREIGN KEY (store_id, category_id) REFERENCES menu_categories(store_id, category_id),
  constraint menu_products_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint menu_products_barcode_check CHECK ((barcode <> ''::text)),
  constraint menu_products_left_count_check CHECK ((left_count >= 0)),
  constraint menu_products_name_check CHECK ((name <> ''::text)),
  constraint menu_products_pdv_code_check CHECK ((pdv_code <> ''::text)),
  constraint menu_products_photo_x_check CHECK (((photo_x >= 0) AND (photo_x <= 100))),
  constraint menu_products_photo_y_check CHECK (((photo_y >= 0) AND (photo_y <= 100))),
  constraint menu_products_price_cents_check CHECK ((price_cents >= 0)),
  constraint menu_products_promo_cents_check CHECK ((promo_cents > 0)),
  constraint menu_products_status_check CHECK ((status = ANY (ARRAY['active'::text, 'out'::text, 'hidden'::text])))
);
CREATE INDEX menu_products_by_barcode on menu_products USING btree (store_id, barcode) WHERE (deleted_at IS NULL);
CREATE INDEX menu_products_by_pdv_code on menu_products USING btree (store_id, pdv_code) WHERE (deleted_at IS NULL);
CREATE INDEX menu_products_in_order on menu_products USING btree (store_id, category_id, "position", product_id) WHERE (deleted_at IS NULL);
alter table menu_products enable row level security, force row level security;
create policy store_wall on menu_products for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menu_products for all to comanda_system using true with check true;
grant delete, insert, select, update on menu_products to comanda_app;
grant delete, insert, select, update on menu_products to comanda_system;
