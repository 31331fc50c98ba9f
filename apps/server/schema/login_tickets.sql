-- A single-use ticket (stored as a hash) that logs a user in by a link, without a password.
create table login_tickets (
  store_id integer not null,
  ticket_hash bytea not null,
  user_id integer not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint login_tickets_pkey PRIMARY KEY (store_id, ticket_hash),
  constraint login_tickets_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
alter table login_tickets enable row level security, force row level security;
create policy store_wall on login_tickets for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on login_tickets for all to comanda_system using true with check true;
grant delete, insert, select, update on login_tickets to comanda_system;
grant insert, select, update on login_tickets to comanda_app;
