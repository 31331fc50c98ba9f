-- A temporary code (stored as a hash) that pairs a computer with a store for printing.
create table print_pairing_codes (
  code_hash bytea not null,
  store_id integer not null,
  expires_at timestamp with time zone not null,
  made_by integer,
  constraint print_pairing_codes_pkey PRIMARY KEY (code_hash)
);
alter table print_pairing_codes enable row level security, force row level security;
create policy look_up on print_pairing_codes for select to comanda_app using true;
create policy store_ends on print_pairing_codes for delete to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy store_makes on print_pairing_codes for insert to comanda_app with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_pairing_codes for all to comanda_system using true with check true;
grant delete, insert, select on print_pairing_codes to comanda_app;
grant delete, insert, select on print_pairing_codes to comanda_system;
