-- The part of the menu that one bulk change found, saved for a day so that it can be undone.
create table menu_batches (
  store_id integer not null,
  batch_id uuid not null,
  kind text not null,
  made_at timestamp with time zone not null,
  made_by text,
  before jsonb not null,
  constraint menu_batches_pkey PRIMARY KEY (store_id, batch_id),
  constraint menu_batches_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX menu_batches_by_age on menu_batches USING btree (store_id, made_at);
alter table menu_batches enable row level security, force row level security;
create policy store_wall on menu_batches for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on menu_batches for all to comanda_system using true with check true;
grant delete, insert, select, update on menu_batches to comanda_app;
grant delete, insert, select, update on menu_batches to comanda_system;
