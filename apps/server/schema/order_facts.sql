-- The figures of one order for reports: day, outcome, amounts, commission and minutes, without personal data.
create table order_facts (
  store_id integer not null,
  order_id bigint not null,
  day date not null,
  hour smallint not null,
  outcome text not null,
  way text not null,
  method text not null,
  is_delivery boolean not null,
  subtotal_cents bigint not null,
  delivery_cents bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents bigint not null,
  online_cents bigint not null,
  card_cents bigint not null,
  cash_cents bigint not null,
  commission_cents bigint not null,
  cancelled_by text,
  cancel_code text,
  district text,
  customer_no bigint,
  accept_minutes smallint,
  kitchen_minutes smallint,
  door_minutes smallint,
  late_minutes smallint,
  order_version integer not null,
  other_fees_cents bigint not null default 0,
  has_terms boolean not null default false,
  constraint order_facts_pkey PRIMARY KEY (store_id, order_id),
  constraint order_facts_check CHECK (((((subtotal_cents + delivery_cents) - store_discount_cents) - sponsored_cents) = ((online_cents + card_cents) + cash_cents)))
);
CREATE INDEX order_facts_by_customer on order_facts USING btree (store_id, customer_no, day) WHERE (customer_no IS NOT NULL);
CREATE INDEX order_facts_by_day on order_facts USING btree (store_id, day) INCLUDE (outcome, customer_no);
alter table order_facts enable row level security, force row level security;
create policy store_wall on order_facts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_facts for all to comanda_system using true with check true;
grant insert, select, update on order_facts to comanda_app;
grant insert, select, update on order_facts to comanda_system;
