-- Money on its way to a store's account, at the payment provider.
create table payment_transfers (
  store_id        integer not null references stores (store_id),
  transfer_id     bigint not null,
  -- Of an intention: whoever asks again with the same key means the same transfer.
  key             text not null,
  -- Reference of the receiver.
  receiver        text not null,
  cents           bigint not null check (cents > 0),
  -- Where it goes, as the store's active account was then.
  account         jsonb not null,
  state           text not null check (state in ('asking', 'waiting', 'paid', 'failed', 'returned')),
  asked_at        timestamptz not null,
  asked_by        text,
  paid_at         timestamptz,
  -- When it failed or came back.
  ended_at        timestamptz,
  reason          text,
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  primary key (store_id, transfer_id)
);
create unique index payment_transfers_by_key on payment_transfers (store_id, key);
create index payment_transfers_due on payment_transfers (next_attempt_at) where next_attempt_at is not null;

select wall_table('payment_transfers');
grant select, insert, update on payment_transfers to comanda_app, comanda_system;
