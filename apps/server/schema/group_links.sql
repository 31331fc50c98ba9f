-- A link that offers an option group with a product, or with one of its sizes only.
create table group_links (
  store_id integer not null,
  link_id integer not null,
  product_id integer not null,
  group_id integer not null,
  size_id integer,
  status text not null default 'active'::text,
  position integer not null default 0,
  constraint group_links_pkey PRIMARY KEY (store_id, link_id),
  constraint group_links_store_id_product_id_group_id_size_id_key UNIQUE NULLS NOT DISTINCT (store_id, product_id, group_id, size_id),
  constraint group_links_store_id_group_id_fkey FOREIGN KEY (store_id, group_id) REFERENCES option_groups(store_id, group_id),
  constraint group_links_store_id_product_id_fkey FOREIGN KEY (store_id, product_id) REFERENCES menu_products(store_id, product_id),
  constraint group_links_store_id_size_id_fkey FOREIGN KEY (store_id, size_id) REFERENCES menu_sizes(store_id, size_id),
  constraint group_links_status_check CHECK ((status = ANY (ARRAY['active'::text, 'out'::text, 'hidden'::text])))
);
CREATE INDEX group_links_of_group on group_links USING btree (store_id, group_id);
CREATE INDEX group_links_of_product on group_links USING btree (store_id, product_id, "position");
CREATE INDEX group_links_of_size on group_links USING btree (store_id, size_id) WHERE (size_id IS NOT NULL);
alter table group_links enable row level security, force row level security;
create policy store_wall on group_links for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on group_links for all to comanda_system using true with check true;
grant delete, insert, select, update on group_links to comanda_app;
grant delete, insert, select, update on group_links to comanda_system;
