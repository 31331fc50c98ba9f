-- The delivery areas as one change found them, saved for a day so that it can be undone.
create table delivery_area_batches (
  store_id integer not null,
  batch_id uuid not null,
  made_at timestamp with time zone not null,
  before jsonb not null,
  constraint delivery_area_batches_pkey PRIMARY KEY (store_id, batch_id),
  constraint delivery_area_batches_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table delivery_area_batches enable row level security, force row level security;
create policy store_wall on delivery_area_batches for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on delivery_area_batches for all to comanda_system using true with check true;
grant delete, insert, select on delivery_area_batches to comanda_app;
grant delete, insert, select, update on delivery_area_batches to comanda_system;
