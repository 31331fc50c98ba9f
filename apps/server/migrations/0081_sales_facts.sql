-- Sales as figures are made of them: one narrow row an order, and sums by day. All of it follows from orders and their rows and is
-- made again at will; it names nobody. A store's rows are written by whoever holds its place of the journal's reader 'sales'.

create table order_facts (
  store_id             integer not null,
  order_id             bigint not null,
  -- The operational day, as it was decided first; the hour of the store's clock it was made at.
  day                  date not null,
  hour                 smallint not null,
  -- 'open', 'completed', 'cancelled'
  outcome              text not null,
  -- How it counts: 'online', 'card', 'cash'.
  way                  text not null,
  -- Its largest payment as the partner codes it.
  method               text not null,
  is_delivery          boolean not null,
  -- Products and all fees but the delivery.
  subtotal_cents       bigint not null,
  delivery_cents       bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents      bigint not null,
  online_cents         bigint not null,
  card_cents           bigint not null,
  cash_cents           bigint not null,
  commission_cents     bigint not null,
  -- Who cancelled it, and the reason's code.
  cancelled_by         text,
  cancel_code          text,
  district             text,
  -- A number of ours that says nothing about who it is; null: the order named no customer.
  customer_no          bigint,
  accept_minutes       smallint,
  kitchen_minutes      smallint,
  door_minutes         smallint,
  -- At the door after the promised time, in minutes; below zero: before it.
  late_minutes         smallint,
  order_version        integer not null,
  primary key (store_id, order_id),
  check (subtotal_cents + delivery_cents - store_discount_cents - sponsored_cents = online_cents + card_cents + cash_cents)
);
-- What a period of a store is read of.
create index order_facts_by_day on order_facts (store_id, day) include (outcome, customer_no);
create index order_facts_by_customer on order_facts (store_id, customer_no, day) where customer_no is not null;

create table sales_days (
  store_id             integer not null,
  day                  date not null,
  outcome              text not null,
  way                  text not null,
  orders               bigint not null,
  subtotal_cents       bigint not null,
  delivery_cents       bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents      bigint not null,
  online_cents         bigint not null,
  card_cents           bigint not null,
  cash_cents           bigint not null,
  commission_cents     bigint not null,
  -- Orders somebody else than the store gave a discount on, and deliveries.
  sponsored_orders     bigint not null,
  deliveries           bigint not null,
  primary key (store_id, day, outcome, way)
);

-- Orders of a day by something else: 'hour', 'method', 'district', 'item', 'reason', 'out' (what was asked for while it was out).
create table sales_counts (
  store_id integer not null,
  kind     text not null,
  day      date not null,
  outcome  text not null,
  key      text not null,
  -- As it was called last.
  name     text not null,
  times    numeric not null,
  cents    bigint not null,
  primary key (store_id, kind, day, outcome, key)
);

-- Customers by a number; the key leads from their id to it and is forgotten with them.
create table sales_customers (
  store_id     integer not null,
  customer_no  bigint not null,
  customer_key bytea,
  -- The day of the first completed order.
  first_day    date,
  primary key (store_id, customer_no)
);
create unique index sales_customers_by_key on sales_customers (store_id, customer_key) where customer_key is not null;
create index sales_customers_by_first_day on sales_customers (store_id, first_day) where first_day is not null;

-- Up to which order facts were made in order, of orders that no journal tells of: imported ones, and those from before.
create table sales_fills (
  store_id integer primary key references stores (store_id),
  order_id bigint not null default 0,
  -- By which rules; of older rules everything is made again.
  rules    integer not null,
  -- Orders up to this one are made again although they have facts.
  again_to bigint not null default 0
);

select wall_table(name::regclass)
  from unnest(array['order_facts', 'sales_days', 'sales_counts', 'sales_customers', 'sales_fills']) name;
grant select, insert, update on order_facts, sales_days, sales_counts, sales_customers, sales_fills to comanda_app, comanda_system;
-- Whoever makes facts of orders nobody told of waits for their rows.
grant select on sold_rows_carried to comanda_app;
