-- Where a store delivers and on what terms, and which orders came from elsewhere.

-- One row a store: counts the changes of its areas. Whoever changes one holds it, so that two changes never mix.
create table delivery_area_lists (
  store_id integer primary key references stores (store_id),
  version  integer not null default 0
);

-- Cities a store added to its own.
create table delivery_cities (
  store_id integer not null references stores (store_id),
  city_id  integer not null references cities (city_id),
  added_by text,
  primary key (store_id, city_id)
);

create table delivery_areas (
  store_id        integer not null references stores (store_id),
  district_id     integer not null references districts (district_id),
  is_active       boolean not null,
  minimum_cents   integer not null check (minimum_cents between 0 and 9999999),
  -- While it is free: what it cost before, and will again.
  fee_cents       integer not null check (fee_cents between 0 and 9999999),
  is_free         boolean not null,
  free_from_cents integer check (free_from_cents between 1 and 9999999),
  version         integer not null check (version > 0),
  changed_at      timestamptz not null,
  changed_by      text,
  primary key (store_id, district_id),
  constraint delivery_areas_something_to_give check (not is_free or fee_cents > 0)
);

-- What a change found, for whoever takes it back: [[district, version it made, active, minimum, fee, free, free from], …].
create table delivery_area_batches (
  store_id integer not null references stores (store_id),
  batch_id uuid not null,
  made_at  timestamptz not null,
  before   jsonb not null,
  primary key (store_id, batch_id)
);

select wall_table('delivery_area_lists');
select wall_table('delivery_cities');
select wall_table('delivery_areas');
select wall_table('delivery_area_batches');
grant select, insert, update on delivery_area_lists to comanda_app;
grant select, insert, delete on delivery_cities to comanda_app;
grant select, insert, update on delivery_areas to comanda_app;
grant select, insert, delete on delivery_area_batches to comanda_app;
grant select, insert, update, delete
  on delivery_area_lists, delivery_cities, delivery_areas, delivery_area_batches to comanda_system;

-- Of an order for delivery: its address lies in none of the districts the store served when it came.
alter table orders add column is_outside_areas boolean not null default false;
