-- A single-use link (stored as a hash) that lets a user choose a password.
create table password_links (
  store_id integer not null,
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_links_pkey PRIMARY KEY (store_id, token_hash),
  constraint password_links_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
alter table password_links enable row level security, force row level security;
create policy store_wall on password_links for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on password_links for all to comanda_system using true with check true;
grant delete, insert, select, update on password_links to comanda_system;
grant insert, select, update on password_links to comanda_app;
