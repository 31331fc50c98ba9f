-- Orders that partners sent and the intake refused: each once for a reason, however often its partner tries. No word of the customer is here.
create table order_refusals (
  store_id    integer not null references stores (store_id),
  -- The partner's id of the order, cut; empty where it said none.
  external_id text not null,
  -- The code of the failure.
  reason      text not null,
  -- The partner's program, as the document names it.
  partner     text,
  -- The first field at fault and what we say of it; of how many.
  field       text,
  words       text,
  faults      integer not null default 0,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  times       integer not null default 1,
  primary key (store_id, external_id, reason)
);
create index order_refusals_by_time on order_refusals (store_id, last_at);
select wall_table('order_refusals'::regclass);
grant select, insert, update, delete on order_refusals to comanda_app;
grant select, delete on order_refusals to comanda_system;
