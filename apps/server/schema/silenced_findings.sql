-- A rule for findings that a user has silenced until a time.
create table silenced_findings (
  store_id integer not null,
  user_id integer not null,
  rule text not null,
  until timestamp with time zone not null,
  constraint silenced_findings_pkey PRIMARY KEY (store_id, user_id, rule),
  constraint silenced_findings_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
alter table silenced_findings enable row level security, force row level security;
create policy store_wall on silenced_findings for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on silenced_findings for all to comanda_system using true with check true;
grant delete, insert, select, update on silenced_findings to comanda_app;
