-- What the payment provider reports of each of its days, against our own rows; of all stores.
create table payment_reports (
  provider      text not null,
  day           date not null,
  compared_at   timestamptz not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  line_count    integer not null,
  -- [{"reference", "event", "ourCents", "theirCents"}]
  differences   jsonb not null,
  primary key (provider, day)
);
grant select, insert, update on payment_reports to comanda_system;
