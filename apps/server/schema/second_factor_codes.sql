-- A recovery code (stored as a hash) for the second factor of a user.
create table second_factor_codes (
  store_id integer not null,
  user_id integer not null,
  code_mac bytea not null,
  used_at timestamp with time zone,
  constraint second_factor_codes_pkey PRIMARY KEY (store_id, user_id, code_mac),
  constraint second_factor_codes_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
alter table second_factor_codes enable row level security, force row level security;
create policy store_wall on second_factor_codes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on second_factor_codes for all to comanda_system using true with check true;
grant delete, insert, select, update on second_factor_codes to comanda_app;
grant delete, insert, select, update on second_factor_codes to comanda_system;
