-- The week of opening hours of a store, and whether it opens and closes by itself.
create table opening_hours (
  store_id integer not null,
  days jsonb not null,
  opens_by_itself boolean not null,
  closes_by_itself boolean not null,
  version integer not null,
  changed_by text,
  changed_at timestamp with time zone not null,
  constraint opening_hours_pkey PRIMARY KEY (store_id),
  constraint opening_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint opening_hours_days_check CHECK ((jsonb_array_length(days) = 7)),
  constraint opening_hours_version_check CHECK ((version > 0))
);
alter table opening_hours enable row level security, force row level security;
create policy store_wall on opening_hours for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on opening_hours for all to comanda_system using true with check true;
grant delete, insert, select, update on opening_hours to comanda_system;
grant insert, select, update on opening_hours to comanda_app;
