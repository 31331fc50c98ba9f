-- The part of one receivable of an order in a settlement (repasse), amount by amount.
create table settlement_orders (
  store_id integer not null,
  settlement_id bigint not null,
  receivable_id bigint not null,
  order_id bigint not null,
  paid_cents bigint not null,
  subtotal_cents bigint not null,
  delivery_cents bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents bigint not null,
  fee_cents bigint not null,
  commission_cents bigint not null,
  other_cents bigint not null,
  net_cents bigint not null,
  sold_subtotal_cents bigint,
  sold_delivery_cents bigint,
  sold_store_discount_cents bigint,
  sold_sponsored_cents bigint,
  sold_fee_cents bigint,
  sold_commission_cents bigint,
  kept_by_others_cents bigint,
  refund_cents bigint,
  blocked_cents bigint,
  covered_cents bigint,
  lost_cents bigint,
  constraint settlement_orders_pkey PRIMARY KEY (store_id, settlement_id, receivable_id),
  constraint settlement_orders_check CHECK (((((subtotal_cents + delivery_cents) - store_discount_cents) - sponsored_cents) = paid_cents)),
  constraint settlement_orders_check1 CHECK (((((paid_cents - fee_cents) - commission_cents) - other_cents) = net_cents))
);
CREATE INDEX settlement_orders_by_order on settlement_orders USING btree (store_id, order_id);
alter table settlement_orders enable row level security, force row level security;
create policy store_wall on settlement_orders for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on settlement_orders for all to comanda_system using true with check true;
grant insert, select on settlement_orders to comanda_app;
grant insert, select on settlement_orders to comanda_system;
