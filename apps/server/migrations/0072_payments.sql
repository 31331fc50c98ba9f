-- Payments by a payment provider: who is paid, what customers are charged, what goes back, what is contested, and what the provider told.
-- Every row that stands for a question to it is committed before it is asked, under a reference it knows it by.

-- How the provider knows a store. `state_at` is the provider's own time.
create table payment_receivers (
  store_id        integer primary key references stores (store_id),
  -- Another holder is another receiver there.
  receiver_id     integer not null default 1,
  attempt         integer not null default 1,
  -- 'asking': the provider may or may not have heard of it.
  state           text not null check (state in ('asking', 'pending', 'enabled', 'activated', 'rejected')),
  name            text not null,
  document        text not null,
  email           text not null,
  reasons         text[] not null default '{}',
  state_at        timestamptz,
  attempts        integer not null default 0,
  next_attempt_at timestamptz
);
create index payment_receivers_due on payment_receivers (next_attempt_at) where next_attempt_at is not null;

-- Documents to be handed on; their pictures are kept by whoever took them.
create table payment_documents (
  store_id        integer not null,
  document_id     bigint not null,
  kind            text not null,
  sending         integer not null,
  file_name       text not null,
  handed_at       timestamptz,
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  primary key (store_id, document_id),
  constraint payment_documents_once unique (store_id, kind, sending)
);
create index payment_documents_due on payment_documents (next_attempt_at) where next_attempt_at is not null;

create table payment_charges (
  store_id          integer not null,
  charge_id         bigint not null,
  order_id          bigint not null,
  attempt           integer not null default 1,
  -- Reference of the receiver.
  receiver          text not null,
  -- As partners say it: PIX, CREDIT, DEBIT, PICPAY, NUBANK.
  method            text not null,
  brand             text,
  instalments       integer not null default 1 check (instalments between 1 and 12),
  cents             bigint not null check (cents > 0),
  state             text not null check (state in ('asking', 'waiting', 'refused', 'expired', 'captured')),
  -- The card's one-time token, sealed; gone once the provider has answered.
  card_token        bytea,
  pix_code          text,
  asked_at          timestamptz not null,
  expires_at        timestamptz not null,
  withdraw_asked_at timestamptz,
  paid_cents        bigint not null default 0 check (paid_cents >= 0),
  captured_at       timestamptz,
  -- The order was paid by it, and the ledger holds it. What was paid otherwise goes back by itself.
  is_held           boolean not null default false,
  -- Gone back, or on its way, of what is held; and of what is not.
  refunded_cents    bigint not null default 0,
  returned_cents    bigint not null default 0,
  reason            text,
  attempts          integer not null default 0,
  next_attempt_at   timestamptz,
  primary key (store_id, charge_id),
  foreign key (store_id, order_id) references orders (store_id, order_id),
  constraint payment_charges_refunded check (refunded_cents >= 0 and returned_cents >= 0 and refunded_cents <= cents
    and refunded_cents + returned_cents <= paid_cents)
);
-- One charge of an order may be paid at a time.
create unique index payment_charges_living on payment_charges (store_id, order_id) where state in ('asking', 'waiting');
create index payment_charges_by_order on payment_charges (store_id, order_id, charge_id);
create index payment_charges_due on payment_charges (next_attempt_at) where next_attempt_at is not null;

create table payment_refunds (
  store_id        integer not null,
  refund_id       bigint not null,
  charge_id       bigint not null,
  order_id        bigint not null,
  attempt         integer not null default 1,
  cents           bigint not null check (cents > 0),
  -- 'asked' by somebody; 'cancelled': the order was; 'surplus': it was never the order's.
  cause           text not null check (cause in ('asked', 'cancelled', 'surplus')),
  -- Who bears it.
  payer           text not null check (payer in ('store', 'provider', 'courier')),
  reason          text not null,
  -- Whoever asks again with the same key means the same refund.
  key             text,
  state           text not null check (state in ('asking', 'waiting', 'refused', 'done')),
  asked_at        timestamptz not null,
  asked_by        text,
  done_at         timestamptz,
  -- Why it was refused.
  note            text,
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  primary key (store_id, refund_id),
  foreign key (store_id, charge_id) references payment_charges (store_id, charge_id)
);
create unique index payment_refunds_by_key on payment_refunds (store_id, key) where key is not null;
create index payment_refunds_by_charge on payment_refunds (store_id, charge_id);
create index payment_refunds_due on payment_refunds (next_attempt_at) where next_attempt_at is not null;
create index payment_refunds_refused on payment_refunds (asked_at, store_id) where state = 'refused';

create table payment_disputes (
  store_id      integer not null,
  dispute_id    bigint not null,
  -- The provider's own name of it.
  reference     text not null,
  charge_id     bigint not null,
  order_id      bigint not null,
  way           text not null check (way in ('chargeback', 'med')),
  cents         bigint not null,
  blocked_cents bigint not null check (blocked_cents > 0),
  state         text not null check (state in ('open', 'won', 'lost')),
  reason        text,
  opened_at     timestamptz not null,
  judged_by     timestamptz not null,
  paid_back_by  timestamptz not null,
  closed_at     timestamptz,
  primary key (store_id, dispute_id),
  foreign key (store_id, charge_id) references payment_charges (store_id, charge_id)
);
create unique index payment_disputes_by_reference on payment_disputes (store_id, reference);
create index payment_disputes_by_charge on payment_disputes (store_id, charge_id);
create index payment_disputes_open on payment_disputes (judged_by, store_id) where state = 'open';

-- What the provider told: kept first, read there and applied afterwards.
create table payment_inbox (
  store_id        integer not null references stores (store_id),
  inbox_id        bigint not null,
  event_id        text not null,
  kind            text not null,
  reference       text not null,
  -- Of a dispute: its charge.
  charge          text,
  received_at     timestamptz not null,
  applied_at      timestamptz,
  -- Why it is not applied yet, or never will be.
  fault           text,
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  primary key (store_id, inbox_id)
);
create unique index payment_inbox_by_event on payment_inbox (store_id, event_id);
create index payment_inbox_due on payment_inbox (next_attempt_at) where next_attempt_at is not null;
create index payment_inbox_faults on payment_inbox (received_at, store_id) where fault is not null;

-- How far what the provider lists was looked through; of all stores.
create table payment_sweeps (
  provider text primary key,
  place    text not null,
  swept_at timestamptz not null
);
grant select, insert, update on payment_sweeps to comanda_system;

select wall_table(name::regclass)
  from unnest(array['payment_receivers', 'payment_documents', 'payment_charges', 'payment_refunds', 'payment_disputes',
    'payment_inbox']) name;
grant select, insert, update on payment_receivers, payment_documents, payment_charges, payment_refunds, payment_disputes, payment_inbox
  to comanda_app, comanda_system;
