-- A visit of a person of the provider who reads the panel of a store, with reason and end.
create table support_visits (
  store_id integer not null,
  visit_id integer not null,
  person_id integer not null,
  person_name text not null,
  reason text not null,
  asked_at timestamp with time zone not null,
  ticket_hash bytea not null,
  ticket_until timestamp with time zone not null,
  token_hash bytea,
  session_id uuid,
  begun_at timestamp with time zone,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  ended_by_name text,
  constraint support_visits_pkey PRIMARY KEY (store_id, visit_id),
  constraint support_visits_of_ticket UNIQUE (store_id, ticket_hash),
  constraint support_visits_of_token UNIQUE (store_id, token_hash),
  constraint support_visits_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint support_visits_begun CHECK ((((begun_at IS NULL) = (token_hash IS NULL)) AND ((begun_at IS NULL) = (session_id IS NULL)) AND ((begun_at IS NULL) = (ends_at IS NULL)))),
  constraint support_visits_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint support_visits_ended_by_check CHECK ((ended_by = ANY (ARRAY['time'::text, 'visitor'::text, 'store'::text, 'provider'::text]))),
  constraint support_visits_person_name_check CHECK ((person_name <> ''::text)),
  constraint support_visits_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300)))
);
CREATE INDEX support_visits_by_time on support_visits USING btree (asked_at);
CREATE INDEX support_visits_running on support_visits USING btree (store_id, ends_at) WHERE (ended_at IS NULL);
alter table support_visits enable row level security, force row level security;
create policy store_wall on support_visits for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on support_visits for all to comanda_system using true with check true;
grant delete, insert, select, update on support_visits to comanda_system;
grant select, update on support_visits to comanda_app;
