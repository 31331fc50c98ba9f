-- What stores sold and were paid online before 19 February 2025, in the system before this one: read only, imported by the provider.
create table old_transactions (
  store_id     integer not null references stores (store_id),
  -- The order's code there.
  order_hash   text not null,
  made_at      timestamptz not null,
  total_cents  bigint not null,
  net_cents    bigint not null,
  payment_type text not null,
  status       text not null,
  primary key (store_id, order_hash)
);
create index old_transactions_by_time on old_transactions (store_id, made_at, order_hash);

create table old_payouts (
  store_id          integer not null references stores (store_id),
  payout_id         bigint not null,
  token             text not null,
  net_cents         bigint not null,
  fee_cents         bigint not null,
  commission_cents  bigint not null,
  retained_cents    bigint not null,
  compensated_cents bigint not null,
  from_day          date not null,
  to_day            date not null,
  status            text not null,
  invoice_id        bigint,
  finished_at       timestamptz,
  -- Somebody else's markup: shown cleaned only.
  description       text not null,
  primary key (store_id, payout_id)
);
create index old_payouts_by_day on old_payouts (store_id, finished_at, payout_id);

select wall_table(name::regclass) from unnest(array['old_transactions', 'old_payouts']) name;
grant select on old_transactions, old_payouts to comanda_app;
grant select, insert, update on old_transactions, old_payouts to comanda_system;
