-- A request of a person who wants to register a new store, with the answer of the provider.
create table registration_requests (
  request_id uuid not null default gen_random_uuid(),
  name text not null,
  store_name text not null,
  mobile text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  handled_by text,
  note text,
  close_reason text,
  made_store integer,
  constraint registration_requests_pkey PRIMARY KEY (request_id)
);
grant delete, insert, select, update on registration_requests to comanda_system;
grant insert on registration_requests to comanda_app;
