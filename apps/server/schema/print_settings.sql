-- The print settings of a store and their version.
create table print_settings (
  store_id integer not null,
  version integer not null default 1,
  settings jsonb not null,
  saved_at timestamp with time zone not null,
  saved_by text,
  constraint print_settings_pkey PRIMARY KEY (store_id),
  constraint print_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE TRIGGER print_settings_changed AFTER INSERT OR UPDATE on print_settings FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table print_settings enable row level security, force row level security;
create policy store_wall on print_settings for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_settings for all to comanda_system using true with check true;
grant delete, insert, select, update on print_settings to comanda_system;
grant insert, select, update on print_settings to comanda_app;
