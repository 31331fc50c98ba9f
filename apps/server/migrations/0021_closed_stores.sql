-- What comes to a store that is closed: orders for now are refused, once it has been closed for a moment.

alter table stores
  add column closed_since               timestamptz,
  -- The store wants them all the same.
  add column takes_orders_while_closed  boolean not null default false;

update stores set closed_since = now() where not is_open;

-- Whom a closed store turned away, each order once however often its partner tries.
create table refused_orders (
  store_id    integer not null references stores (store_id),
  external_id text not null,
  refused_at  timestamptz not null,
  primary key (store_id, external_id)
);
create index refused_orders_by_time on refused_orders (store_id, refused_at);

alter table refused_orders enable row level security;
alter table refused_orders force row level security;
create policy store_wall on refused_orders for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on refused_orders for all to comanda_system using (true) with check (true);
grant select, insert, update on refused_orders to comanda_app;
grant select, delete on refused_orders to comanda_system;
