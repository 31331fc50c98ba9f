-- The certificate of a store for QZ Tray and its sealed private key.
create table print_qz_keys (
  store_id integer not null,
  certificate text not null,
  private_key bytea not null,
  fingerprint text not null,
  valid_until timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  saved_by text,
  constraint print_qz_keys_pkey PRIMARY KEY (store_id),
  constraint print_qz_keys_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table print_qz_keys enable row level security, force row level security;
create policy store_wall on print_qz_keys for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_qz_keys for all to comanda_system using true with check true;
grant delete, insert, select, update on print_qz_keys to comanda_system;
grant insert, select, update on print_qz_keys to comanda_app;
