-- A journal entry that one reader skipped because it failed there repeatedly, with the error.
create table journal_set_aside (
  store_id integer not null,
  reader text not null,
  seq bigint not null,
  set_aside_at timestamp with time zone not null,
  error text not null,
  constraint journal_set_aside_pkey PRIMARY KEY (store_id, reader, seq),
  constraint journal_set_aside_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table journal_set_aside enable row level security, force row level security;
create policy store_wall on journal_set_aside for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on journal_set_aside for all to comanda_system using true with check true;
grant delete, insert, select, update on journal_set_aside to comanda_system;
grant insert, select on journal_set_aside to comanda_app;
