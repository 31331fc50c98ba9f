-- The payment methods that a store chose to accept at the door.
create table payment_methods (
  store_id integer not null,
  keys text[] not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint payment_methods_pkey PRIMARY KEY (store_id),
  constraint payment_methods_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint payment_methods_keys_check CHECK ((cardinality(keys) > 0)),
  constraint payment_methods_version_check CHECK ((version > 0))
);
alter table payment_methods enable row level security, force row level security;
create policy store_wall on payment_methods for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_methods for all to comanda_system using true with check true;
grant delete, insert, select, update on payment_methods to comanda_system;
grant insert, select, update on payment_methods to comanda_app;
