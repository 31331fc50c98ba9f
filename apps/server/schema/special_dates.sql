-- A date with opening hours of its own in a store, e.g. a holiday.
create table special_dates (
  store_id integer not null,
  on_date date not null,
  name text not null,
  periods jsonb,
  version integer not null,
  changed_by text,
  changed_at timestamp with time zone not null,
  constraint special_dates_pkey PRIMARY KEY (store_id, on_date),
  constraint special_dates_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint special_dates_version_check CHECK ((version > 0))
);
alter table special_dates enable row level security, force row level security;
create policy store_wall on special_dates for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on special_dates for all to comanda_system using true with check true;
grant delete, insert, select, update on special_dates to comanda_app;
grant delete, insert, select, update on special_dates to comanda_system;
