-- A city that a store added to its own city for its delivery areas.
create table delivery_cities (
  store_id integer not null,
  city_id integer not null,
  added_by text,
  constraint delivery_cities_pkey PRIMARY KEY (store_id, city_id),
  constraint delivery_cities_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(city_id),
  constraint delivery_cities_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table delivery_cities enable row level security, force row level security;
create policy store_wall on delivery_cities for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on delivery_cities for all to comanda_system using true with check true;
grant delete, insert, select on delivery_cities to comanda_app;
grant delete, insert, select, update on delivery_cities to comanda_system;
