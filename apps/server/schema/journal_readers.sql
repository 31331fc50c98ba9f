-- The position of one reader in the journal of a store: the last entry that it has read.
create table journal_readers (
  store_id integer not null,
  reader text not null,
  seq bigint not null default 0,
  constraint journal_readers_pkey PRIMARY KEY (store_id, reader),
  constraint journal_readers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table journal_readers enable row level security, force row level security;
create policy store_wall on journal_readers for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on journal_readers for all to comanda_system using true with check true;
grant delete, insert, select, update on journal_readers to comanda_system;
grant insert, select, update on journal_readers to comanda_app;
