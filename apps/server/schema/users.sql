-- A person of a store, with login, roles and password hash.
create table users (
  store_id integer not null,
  user_id integer not null,
  name text not null,
  username text not null,
  email text,
  password_hash text not null,
  roles text[] not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by text,
  factor_grace_until timestamp with time zone,
  constraint users_pkey PRIMARY KEY (store_id, user_id),
  constraint users_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint users_name_check CHECK ((name <> ''::text)),
  constraint users_version_check CHECK ((version > 0))
);
CREATE TRIGGER user_blocked AFTER UPDATE OF is_active on users FOR EACH ROW WHEN ((old.is_active AND (NOT new.is_active))) EXECUTE FUNCTION end_sessions_of_blocked();
CREATE TRIGGER user_changed AFTER UPDATE OF is_active, roles, name on users FOR EACH ROW WHEN ((((old.is_active IS DISTINCT FROM new.is_active) OR (old.roles IS DISTINCT FROM new.roles)) OR (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION tell_access_change('user-changed');
alter table users enable row level security, force row level security;
create policy store_wall on users for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on users for all to comanda_system using true with check true;
grant delete, insert, select, update on users to comanda_system;
grant insert, select, update on users to comanda_app;
