-- A count of orders of a day or month by outcome and one feature, e.g. hour, district or item.
create table sales_counts (
  store_id integer not null,
  kind text not null,
  day date not null,
  outcome text not null,
  key text not null,
  name text not null,
  times numeric not null,
  cents bigint not null,
  constraint sales_counts_pkey PRIMARY KEY (store_id, kind, day, outcome, key)
);
alter table sales_counts enable row level security, force row level security;
create policy store_wall on sales_counts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sales_counts for all to comanda_system using true with check true;
grant insert, select, update on sales_counts to comanda_app;
grant insert, select, update on sales_counts to comanda_system;
