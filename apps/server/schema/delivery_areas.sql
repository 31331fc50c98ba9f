-- The terms of a store in one district: whether it delivers there, minimum order, fee and free delivery.
create table delivery_areas (
  store_id integer not null,
  district_id integer not null,
  is_active boolean not null,
  minimum_cents integer not null,
  fee_cents integer not null,
  is_free boolean not null,
  free_from_cents integer,
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by text,
  constraint delivery_areas_pkey PRIMARY KEY (store_id, district_id),
  constraint delivery_areas_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(district_id),
  constraint delivery_areas_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint delivery_areas_fee_cents_check CHECK (((fee_cents >= 0) AND (fee_cents <= 9999999))),
  constraint delivery_areas_free_from_cents_check CHECK (((free_from_cents >= 1) AND (free_from_cents <= 9999999))),
  constraint delivery_areas_minimum_cents_check CHECK (((minimum_cents >= 0) AND (minimum_cents <= 9999999))),
  constraint delivery_areas_something_to_give CHECK (((NOT is_free) OR (fee_cents > 0))),
  constraint delivery_areas_version_check CHECK ((version > 0))
);
alter table delivery_areas enable row level security, force row level security;
create policy store_wall on delivery_areas for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on delivery_areas for all to comanda_system using true with check true;
grant delete, insert, select, update on delivery_areas to comanda_system;
grant insert, select, update on delivery_areas to comanda_app;
