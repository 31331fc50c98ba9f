-- A payment that an order declared when it came, with its method and amount.
create table order_payments (
  store_id integer not null,
  order_id bigint not null,
  payment_no integer not null,
  method text not null,
  name text not null,
  is_prepaid boolean not null,
  cents bigint not null,
  change_for_cents bigint,
  brand text,
  instalments integer,
  source text not null default 'intake'::text,
  constraint order_payments_pkey PRIMARY KEY (store_id, order_id, payment_no)
);
alter table order_payments enable row level security, force row level security;
create policy store_wall on order_payments for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_payments for all to comanda_system using true with check true;
grant insert, select on order_payments to comanda_app;
grant insert, select on order_payments to comanda_system;
