-- The orders of one erased customer, saved until the list outside of the database has them.
create table erasures (
  store_id integer not null,
  erasure_id uuid not null,
  order_ids bigint[] not null,
  erased_at timestamp with time zone not null,
  saved_at timestamp with time zone,
  constraint erasures_pkey PRIMARY KEY (store_id, erasure_id),
  constraint erasures_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX erasures_unsaved on erasures USING btree (erased_at) WHERE (saved_at IS NULL);
alter table erasures enable row level security, force row level security;
create policy store_wall on erasures for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on erasures for all to comanda_system using true with check true;
grant delete, insert, select, update on erasures to comanda_system;
