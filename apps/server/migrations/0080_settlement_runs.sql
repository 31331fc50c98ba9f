-- The runs of repasses over all stores, one for each bank day; a day has its row from when it begins.
create table settlement_runs (
  day           date primary key,
  started_at    timestamptz not null,
  finished_at   timestamptz,
  -- The server that works on it, and until when it may be silent about it.
  claimed_by    uuid,
  claimed_until timestamptz
);
grant select, insert, update on settlement_runs to comanda_system;

-- A store whose repasse did not come about, until it does.
create table settlement_failures (
  store_id        integer primary key references stores (store_id),
  -- The bank day it was to be settled on.
  day             date not null,
  attempts        integer not null,
  reason          text not null,
  failed_at       timestamptz not null,
  next_attempt_at timestamptz not null
);
select wall_table('settlement_failures');
grant select on settlement_failures to comanda_app;
grant select, insert, update, delete on settlement_failures to comanda_system;

-- The last transfer of it that failed or came back; its money is available again, and `transfer_key` is null until it is sent anew.
alter table settlements add column failed_key text;
grant update (failed_key) on settlements to comanda_app, comanda_system;

-- What whoever asked for it wrote down, for themselves.
alter table payment_transfers add column note text;
