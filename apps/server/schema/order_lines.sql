-- An item sold in an order, as it was when the order came.
create table order_lines (
  store_id integer not null,
  order_id bigint not null,
  line_no integer not null,
  product_id integer,
  category_id integer,
  category_name text,
  size_id integer,
  size_name text,
  name text not null,
  external_code text,
  quantity numeric not null,
  unit text not null,
  unit_price_cents bigint not null,
  options_price_cents bigint not null,
  total_cents bigint not null,
  options jsonb not null,
  source text not null default 'intake'::text,
  constraint order_lines_pkey PRIMARY KEY (store_id, order_id, line_no)
);
alter table order_lines enable row level security, force row level security;
create policy store_wall on order_lines for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_lines for all to comanda_system using true with check true;
grant insert, select on order_lines to comanda_app;
grant insert, select on order_lines to comanda_system;
