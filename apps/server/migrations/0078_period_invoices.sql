-- Invoices of accounting periods. Those the provider opens by hand have no kind; nothing of theirs stands in the book.
alter table invoices
  -- Over its figures, which never change.
  add column hash          text,
  add column starts_on     date,
  add column ends_on       date,
  -- 'normal': what stood against the store is to be paid. 'accumulated': it goes on to the next period, nothing is to be paid, status 'paid'.
  add column kind          text,
  add column closed_at     timestamptz,
  -- What stood on the current account before the period, and what came to it after the period until it was closed.
  add column carried_cents bigint,
  add column later_cents   bigint,
  -- The first day on which it is overdue; null: the day after it is due.
  add column overdue_from  date,
  add column paid_cents    bigint not null default 0,
  add column paid_at       timestamptz,
  -- Of the old system only.
  add column reference     text,
  add column legacy_status text,
  add column invoice_link  text,
  add column tax_link      text,
  add column boleto_link   text;
alter table invoices add constraint invoices_kind check (kind in ('normal', 'accumulated')) not valid;
alter table invoices add constraint invoices_legacy_status check (legacy_status in ('PG', 'AT', 'VC', 'IS', 'FA')) not valid;
alter table invoices add constraint invoices_paid check (paid_cents >= 0) not valid;
grant insert, update on invoices to comanda_app;

-- The boletos of invoices, at the payment provider. One at a time can be paid.
create table payment_boletos (
  store_id          integer not null references stores (store_id),
  boleto_id         bigint not null,
  invoice_id        integer not null,
  cents             bigint not null check (cents > 0),
  due_on            date not null,
  payer_name        text not null,
  payer_document    text not null,
  state             text not null check (state in ('asking', 'open', 'paid', 'withdrawn', 'refused')),
  barcode           text,
  paid_cents        bigint not null default 0 check (paid_cents >= 0),
  paid_at           timestamptz,
  asked_at          timestamptz not null,
  -- It is to be paid no more; it may have been before.
  withdraw_asked_at timestamptz,
  reason            text,
  attempts          integer not null default 0,
  next_attempt_at   timestamptz,
  primary key (store_id, boleto_id)
);
create unique index payment_boletos_living on payment_boletos (store_id, invoice_id) where state in ('asking', 'open');
create index payment_boletos_of_invoice on payment_boletos (store_id, invoice_id);
create index payment_boletos_due on payment_boletos (next_attempt_at) where next_attempt_at is not null;
create index payment_boletos_paid on payment_boletos (paid_at) where paid_at is not null;

-- The closing of a month over all stores; named by the month's last day.
create table period_runs (
  day           date primary key,
  started_at    timestamptz not null,
  finished_at   timestamptz,
  claimed_by    uuid,
  claimed_until timestamptz
);
grant select, insert, update on period_runs to comanda_system;

-- A store whose period was not closed, until it is.
create table period_failures (
  store_id        integer primary key references stores (store_id),
  day             date not null,
  attempts        integer not null,
  reason          text not null,
  failed_at       timestamptz not null,
  next_attempt_at timestamptz not null
);

select wall_table(name::regclass) from unnest(array['payment_boletos', 'period_failures']) name;
grant select, insert, update on payment_boletos to comanda_app, comanda_system;
grant select on period_failures to comanda_app;
grant select, insert, update, delete on period_failures to comanda_system;
