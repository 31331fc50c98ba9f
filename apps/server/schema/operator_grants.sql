-- The permissions that a store chose to give its operators.
create table operator_grants (
  store_id integer not null,
  granted text[] not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint operator_grants_pkey PRIMARY KEY (store_id),
  constraint operator_grants_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint operator_grants_version_check CHECK ((version > 0))
);
alter table operator_grants enable row level security, force row level security;
create policy store_wall on operator_grants for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on operator_grants for all to comanda_system using true with check true;
grant delete, insert, select, update on operator_grants to comanda_system;
grant insert, select, update on operator_grants to comanda_app;
