-- The account of a store at an Open Delivery courier service, with the address where couriers collect orders.
create table courier_accounts (
  store_id integer not null,
  base_url text not null,
  client_id text not null,
  client_secret bytea not null,
  merchant_id text not null,
  pickup_address jsonb not null,
  is_enabled boolean not null default true,
  constraint courier_accounts_pkey PRIMARY KEY (store_id),
  constraint courier_accounts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint courier_accounts_base_url_check CHECK ((base_url ~ '^https?://'::text)),
  constraint courier_accounts_client_id_check CHECK ((client_id <> ''::text)),
  constraint courier_accounts_merchant_id_check CHECK (((length(merchant_id) >= 36) AND (length(merchant_id) <= 100)))
);
alter table courier_accounts enable row level security, force row level security;
create policy store_wall on courier_accounts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on courier_accounts for all to comanda_system using true with check true;
grant delete, insert, select, update on courier_accounts to comanda_system;
grant select on courier_accounts to comanda_app;
