-- The run that closes one month over all stores, and the server that works on it.
create table period_runs (
  day date not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  constraint period_runs_pkey PRIMARY KEY (day)
);
grant insert, select, update on period_runs to comanda_system;
