-- A group of options to choose from, of the library or of one product, with its limits.
create table option_groups (
  store_id integer not null,
  group_id integer not null,
  option_category_id integer,
  product_id integer,
  name text not null,
  least integer not null default 0,
  most integer not null default 0,
  most_of_each integer not null default 0,
  rule text not null default 'sum'::text,
  status text not null default 'active'::text,
  position integer not null default 0,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text,
  deleted_at timestamp with time zone,
  free integer not null default 0,
  free_order text not null default 'cheapest'::text,
  constraint option_groups_pkey PRIMARY KEY (store_id, group_id),
  constraint option_groups_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint option_groups_store_id_option_category_id_fkey FOREIGN KEY (store_id, option_category_id) REFERENCES option_categories(store_id, option_category_id),
  constraint option_groups_store_id_product_id_fkey FOREIGN KEY (store_id, product_id) REFERENCES menu_products(store_id, product_id),
  constraint option_groups_free_check CHECK (((free >= 0) AND (free_order = ANY (ARRAY['cheapest'::text, 'first'::text])))),
  constraint option_groups_least_check CHECK (("least" >= 0)),
  constraint option_groups_most_check CHECK ((most >= 0)),
  constraint option_groups_most_of_each_check CHECK ((most_of_each >= 0)),
  constraint option_groups_name_check CHECK ((name <> ''::text)),
  constraint option_groups_owner_check CHECK (((option_category_id IS NULL) <> (product_id IS NULL))),
  constraint option_groups_rule_check CHECK ((rule = ANY (ARRAY['highest'::text, 'lowest'::text, 'mean'::text, 'sum'::text, 'incremental'::text]))),
  constraint option_groups_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hidden'::text, 'inactive'::text])))
);
CREATE INDEX option_groups_of_category on option_groups USING btree (store_id, option_category_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX option_groups_of_product on option_groups USING btree (store_id, product_id) WHERE ((deleted_at IS NULL) AND (product_id IS NOT NULL));
alter table option_groups enable row level security, force row level security;
create policy store_wall on option_groups for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on option_groups for all to comanda_system using true with check true;
grant delete, insert, select, update on option_groups to comanda_app;
grant delete, insert, select, update on option_groups to comanda_system;
