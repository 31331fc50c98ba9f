-- A report about a courier request, with the status that the request got from it, if any.
create table courier_events (
  store_id integer not null,
  request_id bigint not null,
  event_no integer not null,
  type text not null,
  status text,
  person jsonb,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint courier_events_pkey PRIMARY KEY (store_id, request_id, event_no),
  constraint courier_events_once UNIQUE (store_id, request_id, type),
  constraint courier_events_store_id_request_id_fkey FOREIGN KEY (store_id, request_id) REFERENCES courier_requests(store_id, request_id)
);
alter table courier_events enable row level security, force row level security;
create policy store_wall on courier_events for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on courier_events for all to comanda_system using true with check true;
grant delete, insert, select, update on courier_events to comanda_system;
grant insert, select on courier_events to comanda_app;
