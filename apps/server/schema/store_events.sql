-- An entry in the numbered journal of a store: a step of an order, or a hint for panels.
create table store_events (
  store_id integer not null,
  seq bigint not null,
  kind text not null,
  order_id bigint,
  actor_name text,
  actor_session_id uuid,
  at timestamp with time zone not null default now(),
  actor_kind text not null,
  happened text not null,
  version integer,
  status text,
  note text,
  actor_id text,
  constraint store_events_pkey PRIMARY KEY (store_id, seq),
  constraint store_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'customer'::text, 'system'::text, 'platform'::text, 'courier'::text]))),
  constraint store_events_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'changed'::text])))
);
CREATE INDEX store_events_timeline on store_events USING btree (store_id, order_id, seq) WHERE (status IS NOT NULL);
alter table store_events enable row level security, force row level security;
create policy store_wall on store_events for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on store_events for all to comanda_system using true with check true;
create policy timeline_stays on store_events for delete to comanda_system using (status IS NULL);
grant delete, insert, select, update on store_events to comanda_system;
grant insert, select on store_events to comanda_app;
