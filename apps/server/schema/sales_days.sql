-- The sums of the orders of a store on one day, by outcome and way of payment.
create table sales_days (
  store_id integer not null,
  day date not null,
  outcome text not null,
  way text not null,
  orders bigint not null,
  subtotal_cents bigint not null,
  delivery_cents bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents bigint not null,
  online_cents bigint not null,
  card_cents bigint not null,
  cash_cents bigint not null,
  commission_cents bigint not null,
  sponsored_orders bigint not null,
  deliveries bigint not null,
  other_fees_cents bigint not null default 0,
  terms_orders bigint not null default 0,
  terms_sales_cents bigint not null default 0,
  constraint sales_days_pkey PRIMARY KEY (store_id, day, outcome, way)
);
alter table sales_days enable row level security, force row level security;
create policy store_wall on sales_days for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sales_days for all to comanda_system using true with check true;
grant insert, select, update on sales_days to comanda_app;
grant insert, select, update on sales_days to comanda_system;
