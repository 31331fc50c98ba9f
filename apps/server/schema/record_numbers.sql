-- The last number that a store gave to one kind of record, e.g. users or stock items.
create table record_numbers (
  store_id integer not null,
  counter text not null,
  last integer not null,
  constraint record_numbers_pkey PRIMARY KEY (store_id, counter),
  constraint record_numbers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint record_numbers_last_check CHECK ((last > 0))
);
alter table record_numbers enable row level security, force row level security;
create policy store_wall on record_numbers for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on record_numbers for all to comanda_system using true with check true;
grant delete, insert, select, update on record_numbers to comanda_system;
grant insert, select, update on record_numbers to comanda_app;
