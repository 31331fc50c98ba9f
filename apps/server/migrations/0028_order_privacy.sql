-- How far each store's orders were made anonymous: everything closed before the marks has lost its contacts, or its names.
-- Orders go by the index they are closed by, so that no hot table pays for a job that works at night.

create table order_privacy_marks (
  store_id      integer primary key references stores (store_id),
  contacts_until timestamptz not null default '-infinity',
  names_until    timestamptz not null default '-infinity'
);
alter table order_privacy_marks enable row level security;
alter table order_privacy_marks force row level security;
create policy store_wall on order_privacy_marks for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on order_privacy_marks for all to comanda_system using (true) with check (true);
grant select, insert, update, delete on order_privacy_marks to comanda_system;
