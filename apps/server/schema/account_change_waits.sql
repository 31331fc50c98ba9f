-- The choice of a store whether a change of its receiving account waits a day before it takes effect.
create table account_change_waits (
  store_id integer not null,
  is_on boolean not null,
  off_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint account_change_waits_pkey PRIMARY KEY (store_id),
  constraint account_change_waits_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table account_change_waits enable row level security, force row level security;
create policy store_wall on account_change_waits for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on account_change_waits for all to comanda_system using true with check true;
grant delete, insert, select, update on account_change_waits to comanda_system;
grant insert, select, update on account_change_waits to comanda_app;
