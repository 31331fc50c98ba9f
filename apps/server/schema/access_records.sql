-- A legal record of one access event, e.g. a login or a denial, with person, time and network address.
create table access_records (
  store_id integer not null,
  record_id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null,
  user_id integer,
  session_id uuid,
  address text not null,
  action text not null,
  login_mac bytea,
  details jsonb not null default '{}'::jsonb,
  constraint access_records_pkey PRIMARY KEY (store_id, record_id),
  constraint access_records_action_check CHECK ((action = ANY (ARRAY['logged-in'::text, 'logged-out'::text, 'login-failed'::text, 'denied'::text, 'personal-data-seen'::text, 'password-set'::text])))
);
CREATE INDEX access_records_by_time on access_records USING btree (at);
CREATE INDEX access_records_of_store on access_records USING btree (store_id, at);
alter table access_records enable row level security, force row level security;
create policy store_wall on access_records for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on access_records for all to comanda_system using true with check true;
grant delete, insert, select on access_records to comanda_system;
grant insert on access_records to comanda_app;
