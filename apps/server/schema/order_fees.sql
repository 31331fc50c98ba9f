-- A fee of an order as it was when the order came, e.g. delivery, service or tip.
create table order_fees (
  store_id integer not null,
  order_id bigint not null,
  fee_no integer not null,
  kind text not null,
  name text not null,
  cents bigint not null,
  received_by text,
  source text not null default 'intake'::text,
  constraint order_fees_pkey PRIMARY KEY (store_id, order_id, fee_no),
  constraint order_fees_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'service'::text, 'tip'::text, 'minimum'::text, 'other'::text, 'difference'::text])))
);
alter table order_fees enable row level security, force row level security;
create policy store_wall on order_fees for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_fees for all to comanda_system using true with check true;
grant insert, select on order_fees to comanda_app;
grant insert, select on order_fees to comanda_system;
