-- The position in the list of changes of a payment provider where the last read ended.
create table payment_sweeps (
  provider text not null,
  place text not null,
  swept_at timestamp with time zone not null,
  constraint payment_sweeps_pkey PRIMARY KEY (provider)
);
grant insert, select, update on payment_sweeps to comanda_system;
