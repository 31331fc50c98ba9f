-- A new e-mail address, of a user or of the store, that waits for the code mailed to it.
create table email_changes (
  store_id integer not null,
  user_id integer not null,
  email text not null,
  code_mac bytea not null,
  tries_left integer not null default 5,
  expires_at timestamp with time zone not null,
  whose text not null default 'person'::text,
  constraint email_changes_pkey PRIMARY KEY (store_id, user_id, whose),
  constraint email_changes_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id),
  constraint email_changes_tries_left_check CHECK ((tries_left >= 0)),
  constraint email_changes_whose_check CHECK ((whose = ANY (ARRAY['person'::text, 'store'::text])))
);
alter table email_changes enable row level security, force row level security;
create policy store_wall on email_changes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on email_changes for all to comanda_system using true with check true;
grant delete, insert, select, update on email_changes to comanda_app;
grant delete, insert, select, update on email_changes to comanda_system;
