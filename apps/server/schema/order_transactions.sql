-- The money of one step of an order (delivery, undo, refund or lost dispute), with the terms applied.
create table order_transactions (
  store_id integer not null,
  posting_id bigint not null,
  order_id bigint not null,
  kind text not null,
  day date not null,
  booked_on date not null,
  occurred_at timestamp with time zone not null,
  way text not null,
  subtotal_cents bigint not null,
  delivery_cents bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents bigint not null,
  online_cents bigint not null,
  cash_cents bigint not null,
  card_cents bigint not null,
  partner_cents bigint not null,
  fee_cents bigint not null,
  commission_cents bigint not null,
  base_subtotal_cents bigint not null,
  base_delivery_cents bigint not null,
  platform_fee_cents bigint not null,
  nett_cents bigint not null,
  terms jsonb not null,
  constraint order_transactions_pkey PRIMARY KEY (store_id, posting_id),
  constraint order_transactions_check CHECK (((((subtotal_cents + delivery_cents) - store_discount_cents) - sponsored_cents) = (((online_cents + cash_cents) + card_cents) + partner_cents)))
);
CREATE INDEX order_transactions_by_day on order_transactions USING btree (store_id, booked_on, posting_id);
CREATE INDEX order_transactions_by_order on order_transactions USING btree (store_id, order_id);
CREATE INDEX order_transactions_of_month on order_transactions USING brin (booked_on) WITH (pages_per_range='32', autosummarize='on');
alter table order_transactions enable row level security, force row level security;
create policy store_wall on order_transactions for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_transactions for all to comanda_system using true with check true;
grant insert, select on order_transactions to comanda_app;
grant insert, select on order_transactions to comanda_system;
