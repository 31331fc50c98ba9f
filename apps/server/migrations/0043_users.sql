-- People are changed by people now: each has a version, and says who changed them last.
alter table users
  add column version integer not null default 1 check (version > 0),
  add column changed_at timestamptz,
  add column changed_by text;

-- Their numbers, counted like all others of a store.
alter table users no force row level security;
alter table record_numbers no force row level security;
insert into record_numbers (store_id, counter, last)
select store_id, 'user', max(user_id) from users group by store_id
on conflict (store_id, counter) do update set last = greatest(record_numbers.last, excluded.last);
alter table record_numbers force row level security;
alter table users force row level security;

-- A store lets its own people in: it adds them, and invites them by a link.
grant insert on users, password_links to comanda_app;

-- Whose a login is, is asked before the store is known; it is given and taken back by that store only.
alter table login_names enable row level security;
alter table login_names force row level security;
create policy look_up on login_names for select to comanda_app using (true);
create policy store_gives on login_names for insert to comanda_app
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy store_takes_back on login_names for delete to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on login_names for all to comanda_system using (true) with check (true);
grant select, insert, delete on login_names to comanda_app, comanda_system;
