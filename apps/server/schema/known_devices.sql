-- A browser (stored as a hash) where a user has logged in before.
create table known_devices (
  store_id integer not null,
  user_id integer not null,
  device_hash bytea not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  code_skipped_until timestamp with time zone,
  constraint known_devices_pkey PRIMARY KEY (store_id, device_hash, user_id),
  constraint known_devices_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
alter table known_devices enable row level security, force row level security;
create policy store_wall on known_devices for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on known_devices for all to comanda_system using true with check true;
grant delete, insert, select, update on known_devices to comanda_system;
grant insert, select, update on known_devices to comanda_app;
