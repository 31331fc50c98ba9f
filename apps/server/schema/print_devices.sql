-- A computer with a print agent that is paired with a store, with its printers and routes.
create table print_devices (
  store_id integer not null,
  device_id integer not null,
  name text not null,
  token_hash bytea not null,
  system text not null default ''::text,
  agent_version text not null default ''::text,
  printers jsonb not null default '[]'::jsonb,
  routes jsonb not null,
  paired_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  removed_at timestamp with time zone,
  paired_by integer,
  server_id uuid,
  constraint print_devices_pkey PRIMARY KEY (store_id, device_id),
  constraint print_devices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint print_devices_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER print_device_changed AFTER UPDATE OF name, routes, removed_at, paired_by on print_devices FOR EACH ROW WHEN (((((old.name IS DISTINCT FROM new.name) OR (old.routes IS DISTINCT FROM new.routes)) OR (old.removed_at IS DISTINCT FROM new.removed_at)) OR (old.paired_by IS DISTINCT FROM new.paired_by))) EXECUTE FUNCTION tell_store_change('store-changed');
CREATE TRIGGER print_device_paired AFTER INSERT on print_devices FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table print_devices enable row level security, force row level security;
create policy store_wall on print_devices for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_devices for all to comanda_system using true with check true;
grant delete, insert, select, update on print_devices to comanda_system;
grant insert, select, update on print_devices to comanda_app;
