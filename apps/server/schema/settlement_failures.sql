-- The failure of a store whose settlement (repasse) did not succeed, with the reason and the next attempt.
create table settlement_failures (
  store_id integer not null,
  day date not null,
  attempts integer not null,
  reason text not null,
  failed_at timestamp with time zone not null,
  next_attempt_at timestamp with time zone not null,
  constraint settlement_failures_pkey PRIMARY KEY (store_id),
  constraint settlement_failures_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table settlement_failures enable row level security, force row level security;
create policy store_wall on settlement_failures for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on settlement_failures for all to comanda_system using true with check true;
grant delete, insert, select, update on settlement_failures to comanda_system;
grant select on settlement_failures to comanda_app;
