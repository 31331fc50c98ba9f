-- A share of a discount of an order, with the sponsor who pays it, if one was named.
create table order_discounts (
  store_id integer not null,
  order_id bigint not null,
  discount_no integer not null,
  share_no integer not null,
  name text not null,
  cents bigint not null,
  sponsor text,
  coupon text,
  is_on_delivery boolean not null,
  source text not null default 'intake'::text,
  constraint order_discounts_pkey PRIMARY KEY (store_id, order_id, discount_no, share_no)
);
alter table order_discounts enable row level security, force row level security;
create policy store_wall on order_discounts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_discounts for all to comanda_system using true with check true;
grant insert, select on order_discounts to comanda_app;
grant insert, select on order_discounts to comanda_system;
