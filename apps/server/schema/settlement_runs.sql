-- The run that settles all stores on one bank day, and the server that works on it.
create table settlement_runs (
  day date not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  constraint settlement_runs_pkey PRIMARY KEY (day)
);
grant insert, select, update on settlement_runs to comanda_system;
