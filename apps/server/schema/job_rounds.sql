-- The last rounds of one repeated job on one server, with its last failure.
create table job_rounds (
  job text not null,
  server text not null,
  recorded_at timestamp with time zone not null,
  every_ms integer not null,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  succeeded_at timestamp with time zone,
  handled integer not null,
  worked_at timestamp with time zone,
  worked integer not null,
  failed_at timestamp with time zone,
  failure text,
  trace_id text,
  failures_in_row integer not null,
  constraint job_rounds_pkey PRIMARY KEY (job, server)
);
grant delete, insert, select, update on job_rounds to comanda_system;
