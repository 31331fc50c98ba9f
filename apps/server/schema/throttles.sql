-- A count of attempts under one limit by one hashed subject, e.g. an address, and its time window.
create table throttles (
  scope text not null,
  subject bytea not null,
  hits integer not null,
  window_ends_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  constraint throttles_pkey PRIMARY KEY (scope, subject)
);
CREATE INDEX throttles_by_end on throttles USING btree (window_ends_at);
grant delete, insert, select, update on throttles to comanda_app;
grant delete, insert, select, update on throttles to comanda_system;
