-- The token (stored as a hash) of a print agent, and the device it belongs to.
create table print_device_tokens (
  token_hash bytea not null,
  store_id integer not null,
  device_id integer not null,
  constraint print_device_tokens_pkey PRIMARY KEY (token_hash)
);
alter table print_device_tokens enable row level security, force row level security;
create policy look_up on print_device_tokens for select to comanda_app using true;
create policy store_ends on print_device_tokens for delete to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy store_makes on print_device_tokens for insert to comanda_app with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_device_tokens for all to comanda_system using true with check true;
grant delete, insert, select on print_device_tokens to comanda_app;
grant delete, insert, select on print_device_tokens to comanda_system;
