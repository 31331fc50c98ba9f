-- A customer of a store under an anonymous number, with the day of the first completed order.
create table sales_customers (
  store_id integer not null,
  customer_no bigint not null,
  customer_key bytea,
  first_day date,
  constraint sales_customers_pkey PRIMARY KEY (store_id, customer_no)
);
CREATE INDEX sales_customers_by_first_day on sales_customers USING btree (store_id, first_day) WHERE (first_day IS NOT NULL);
CREATE UNIQUE INDEX sales_customers_by_key on sales_customers USING btree (store_id, customer_key) WHERE (customer_key IS NOT NULL);
alter table sales_customers enable row level security, force row level security;
create policy store_wall on sales_customers for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sales_customers for all to comanda_system using true with check true;
grant insert, select, update on sales_customers to comanda_app;
grant insert, select, update on sales_customers to comanda_system;
