-- A session of a person of the provider in the console.
create table provider_sessions (
  token_hash bytea not null,
  session_id uuid not null,
  person_id integer not null,
  address text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  proven_at timestamp with time zone,
  former_hash bytea,
  former_until timestamp with time zone,
  constraint provider_sessions_pkey PRIMARY KEY (token_hash),
  constraint provider_sessions_session_id_key UNIQUE (session_id),
  constraint provider_sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES provider_people(person_id)
);
CREATE INDEX provider_sessions_of_person on provider_sessions USING btree (person_id);
grant delete, insert, select, update on provider_sessions to comanda_system;
