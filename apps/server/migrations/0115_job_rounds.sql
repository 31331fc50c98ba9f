-- The last rounds of each repeated job on each server. A server writes its own rows, at most once a minute.
create table job_rounds (
  job             text not null,
  -- Host and port of the server.
  server          text not null,
  recorded_at     timestamptz not null,
  every_ms        integer not null,
  began_at        timestamptz,
  ended_at        timestamptz,
  -- The last round without a failure.
  succeeded_at    timestamptz,
  handled         integer not null,
  -- The last round that handled something, and how many things.
  worked_at       timestamptz,
  worked          integer not null,
  failed_at       timestamptz,
  -- A code without values, and the number of the failure in the log.
  failure         text,
  trace_id        text,
  failures_in_row integer not null,
  primary key (job, server)
);
grant select, insert, update, delete on job_rounds to comanda_system;
