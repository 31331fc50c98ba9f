-- An entry in the history of a store: an action, its author, its time and its details.
create table audit_log (
  store_id integer not null,
  entry_id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null default now(),
  user_id integer,
  session_id uuid,
  action text not null,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (store_id, entry_id),
  constraint audit_log_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX audit_log_by_time on audit_log USING btree (store_id, at);
alter table audit_log enable row level security, force row level security;
create policy store_wall on audit_log for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on audit_log for all to comanda_system using true with check true;
grant delete, insert, select, update on audit_log to comanda_system;
grant insert, select on audit_log to comanda_app;
