-- A district that the couriers of a store serve, with the price of a delivery there.
create table coverage_areas (
  store_id integer not null,
  area_id integer not null,
  name text not null,
  city text not null,
  price_cents integer not null,
  is_enabled boolean not null default true,
  constraint coverage_areas_pkey PRIMARY KEY (store_id, area_id),
  constraint coverage_areas_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint coverage_areas_city_check CHECK ((city <> ''::text)),
  constraint coverage_areas_name_check CHECK ((name <> ''::text)),
  constraint coverage_areas_price_cents_check CHECK ((price_cents >= 0))
);
CREATE UNIQUE INDEX coverage_areas_name on coverage_areas USING btree (store_id, lower(name), lower(city));
alter table coverage_areas enable row level security, force row level security;
create policy store_wall on coverage_areas for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on coverage_areas for all to comanda_system using true with check true;
grant delete, insert, select, update on coverage_areas to comanda_system;
grant select on coverage_areas to comanda_app;
