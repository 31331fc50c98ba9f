-- A code sent by e-mail or SMS to a user who has forgotten the password.
create table recovery_codes (
  store_id integer not null,
  request_id uuid not null,
  user_id integer not null,
  channel text not null,
  code_mac bytea not null,
  tries_left integer not null default 5,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  asked_by bytea,
  constraint recovery_codes_pkey PRIMARY KEY (store_id, request_id),
  constraint recovery_codes_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id),
  constraint recovery_codes_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint recovery_codes_tries_left_check CHECK ((tries_left >= 0))
);
alter table recovery_codes enable row level security, force row level security;
create policy store_wall on recovery_codes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on recovery_codes for all to comanda_system using true with check true;
grant delete, insert, select, update on recovery_codes to comanda_system;
grant insert, select, update on recovery_codes to comanda_app;
