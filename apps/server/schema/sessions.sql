-- A session of a user of a store, with its token (stored as a hash), browser and end.
create table sessions (
  store_id integer not null,
  token_hash bytea not null,
  session_id uuid not null,
  user_id integer not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  proven_at timestamp with time zone,
  device text,
  place text,
  former_hash bytea,
  former_until timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (store_id, token_hash),
  constraint sessions_store_id_session_id_key UNIQUE (store_id, session_id),
  constraint sessions_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id),
  constraint sessions_device_is_short CHECK ((char_length(device) <= 80)),
  constraint sessions_place_is_short CHECK ((char_length(place) <= 60))
);
CREATE INDEX sessions_former on sessions USING btree (store_id, former_hash) WHERE (former_hash IS NOT NULL);
CREATE INDEX sessions_of_user on sessions USING btree (store_id, user_id) WHERE (revoked_at IS NULL);
CREATE TRIGGER session_deleted AFTER DELETE on sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (old.expires_at > now()))) EXECUTE FUNCTION tell_access_change('session-ended');
CREATE TRIGGER session_ended AFTER UPDATE OF revoked_at, expires_at on sessions FOR EACH ROW WHEN ((((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL)) OR (new.expires_at < old.expires_at))) EXECUTE FUNCTION tell_access_change('session-ended');
alter table sessions enable row level security, force row level security;
create policy store_wall on sessions for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on sessions for all to comanda_system using true with check true;
grant delete, insert, select, update on sessions to comanda_system;
grant insert, select, update on sessions to comanda_app;
