-- The comparison of the report of a payment provider for one day with the rows of this database.
create table payment_reports (
  provider text not null,
  day date not null,
  compared_at timestamp with time zone not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  line_count integer not null,
  differences jsonb not null,
  constraint payment_reports_pkey PRIMARY KEY (provider, day)
);
grant insert, select, update on payment_reports to comanda_system;
