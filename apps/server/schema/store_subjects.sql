-- The last announcement number of a store, in total and for each subject that panels follow.
create table store_subjects (
  store_id integer not null,
  seq bigint not null,
  subjects jsonb not null,
  constraint store_subjects_pkey PRIMARY KEY (store_id),
  constraint store_subjects_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table store_subjects enable row level security, force row level security;
create policy store_wall on store_subjects for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on store_subjects for all to comanda_system using true with check true;
grant delete, insert, select, update on store_subjects to comanda_system;
grant insert, select, update on store_subjects to comanda_app;
