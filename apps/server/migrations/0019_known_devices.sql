-- Browsers that somebody logged in from, by account: strangers' wrong passwords never keep these out. Hashes only.
create table known_devices (
  store_id     integer not null,
  user_id      integer not null,
  device_hash  bytea not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (store_id, device_hash, user_id),
  foreign key (store_id, user_id) references users (store_id, user_id)
);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy store_wall on known_devices for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on known_devices for all to comanda_system using (true) with check (true);
grant select, insert, update on known_devices to comanda_app;
grant select, insert, update, delete on known_devices to comanda_system;
