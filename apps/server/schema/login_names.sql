-- A login (user name or e-mail), unique across all stores, and the user it belongs to.
create table login_names (
  login text not null,
  store_id integer not null,
  user_id integer not null,
  constraint login_names_pkey PRIMARY KEY (login),
  constraint login_names_login_check CHECK ((login = lower(login)))
);
CREATE INDEX login_names_by_part on login_names USING gin (login gin_trgm_ops);
CREATE INDEX login_names_by_store on login_names USING btree (store_id);
alter table login_names enable row level security, force row level security;
create policy look_up on login_names for select to comanda_app using true;
create policy store_gives on login_names for insert to comanda_app with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy store_takes_back on login_names for delete to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on login_names for all to comanda_system using true with check true;
grant delete, insert, select on login_names to comanda_app;
grant delete, insert, select, update on login_names to comanda_system;
