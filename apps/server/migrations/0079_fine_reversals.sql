-- Fines a store asked to have taken back, one request each, and what the provider decided.
create table fine_reversals (
  store_id       integer not null,
  -- The posting of the fine, and the number it was posted by.
  posting_id     bigint not null,
  fine_id        text not null,
  order_id       bigint not null,
  cents          bigint not null check (cents > 0),
  description    text not null check (description <> ''),
  requested_at   timestamptz not null,
  requested_by   text not null,
  -- 'approved': the fine was taken back in the same transaction; 'rejected'
  decision       text check (decision in ('approved', 'rejected')),
  decided_at     timestamptz,
  decided_by     text,
  decision_words text,
  primary key (store_id, posting_id),
  foreign key (store_id, order_id) references orders (store_id, order_id),
  constraint fine_reversals_decision check ((decision is null) = (decided_at is null) and (decision is null) = (decision_words is null))
);
create index fine_reversals_by_order on fine_reversals (store_id, order_id);
-- The provider's queue.
create index fine_reversals_waiting on fine_reversals (requested_at, store_id, posting_id) where decision is null;

-- Contested payments whose deadline was told, each once.
create table dispute_reminders (
  store_id   integer not null,
  dispute_id bigint not null,
  told_at    timestamptz not null,
  primary key (store_id, dispute_id)
);

select wall_table(name::regclass) from unnest(array['fine_reversals', 'dispute_reminders']) name;
grant select, insert, update on fine_reversals to comanda_app, comanda_system;
grant select, insert on dispute_reminders to comanda_app, comanda_system;
