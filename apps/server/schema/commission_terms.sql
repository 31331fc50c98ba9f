-- The commission rate of a store from an operational day on.
create table commission_terms (
  store_id integer not null,
  from_day date not null,
  rate_millionths integer not null,
  includes_delivery boolean not null default false,
  set_at timestamp with time zone not null,
  set_by text,
  constraint commission_terms_pkey PRIMARY KEY (store_id, from_day),
  constraint commission_terms_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint commission_terms_rate_millionths_check CHECK (((rate_millionths >= 0) AND (rate_millionths <= 1000000)))
);
alter table commission_terms enable row level security, force row level security;
create policy store_wall on commission_terms for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on commission_terms for all to comanda_system using true with check true;
grant insert, select, update on commission_terms to comanda_app;
grant insert, select, update on commission_terms to comanda_system;
