-- An order of a partner that the intake refused for one reason, with the number of attempts.
create table order_refusals (
  store_id integer not null,
  external_id text not null,
  reason text not null,
  partner text,
  field text,
  words text,
  faults integer not null default 0,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  times integer not null default 1,
  constraint order_refusals_pkey PRIMARY KEY (store_id, external_id, reason),
  constraint order_refusals_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX order_refusals_by_time on order_refusals USING btree (store_id, last_at);
alter table order_refusals enable row level security, force row level security;
create policy store_wall on order_refusals for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_refusals for all to comanda_system using true with check true;
grant delete, insert, select, update on order_refusals to comanda_app;
grant delete, select on order_refusals to comanda_system;
