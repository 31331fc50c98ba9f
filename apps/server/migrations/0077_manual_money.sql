-- Money that one person of the provider asks to move by hand. Another one of them approves it, and it is posted in that transaction, or
-- rejects it. Cents are signed: above zero in the store's favour.
create table manual_requests (
  store_id       integer not null references stores (store_id),
  request_id     bigint not null,
  -- 'adjustment' of the current account; 'opening' is what an account begins with
  kind           text not null check (kind in ('adjustment', 'opening')),
  account        text not null check (account in ('current', 'available')),
  cents          bigint not null check (cents <> 0),
  reason         text not null check (reason <> ''),
  -- Names the wish of whoever asks: the same key is the same request.
  key            uuid not null,
  asked_at       timestamptz not null,
  -- The login, by which a person is known, and the name people read.
  asked_by       text not null,
  asked_name     text not null,
  decision       text check (decision in ('approved', 'rejected')),
  decided_at     timestamptz,
  decided_by     text,
  decided_name   text,
  decision_words text,
  primary key (store_id, request_id),
  constraint manual_requests_key unique (store_id, key),
  constraint manual_requests_second_person check (decided_by <> asked_by),
  constraint manual_requests_decision check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  constraint manual_requests_account check (account = 'current' or (kind = 'opening' and cents > 0))
);
-- The provider's queue, and what was decided.
create index manual_requests_waiting on manual_requests (asked_at, store_id, request_id) where decision is null;
create index manual_requests_decided on manual_requests (asked_at, store_id, request_id) where decision is not null;
select wall_table('manual_requests');
grant select, insert on manual_requests to comanda_system;
-- Who asked for what is never changed.
grant update (decision, decided_at, decided_by, decided_name, decision_words) on manual_requests to comanda_system;

-- What the payment provider told goes once it was applied long ago.
grant delete on payment_inbox to comanda_system;
