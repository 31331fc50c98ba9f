-- The counters of a store for journal entries, orders, courier requests and print jobs.
create table store_counters (
  store_id integer not null,
  event_seq bigint not null default 0,
  order_no bigint not null default 0,
  courier_request_no bigint not null default 0,
  print_job_no bigint not null default 0,
  journal_floor bigint not null default 0,
  constraint store_counters_pkey PRIMARY KEY (store_id),
  constraint store_counters_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table store_counters enable row level security, force row level security;
create policy store_wall on store_counters for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on store_counters for all to comanda_system using true with check true;
grant delete, insert, select, update on store_counters to comanda_system;
grant select, update on store_counters to comanda_app;
