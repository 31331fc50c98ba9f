-- A store's book: what it and the provider owe each other, as transfers between the accounts of one book. Entries are never changed or
-- deleted (nobody is granted that); what was wrong is corrected by entries the other way. Cents are whole.

-- Plans of online payment, of all stores, as the provider sells them. A version holds from an operational day on.
create table fee_plans (
  plan_id integer primary key,
  name    text not null
);
create table fee_plan_versions (
  plan_id     integer not null,
  from_day    date not null,
  -- Whether a refund brings the fee back.
  returns_fee boolean not null default false,
  -- [{"kind": "debit"|"credit", "brand", "instalments", "rateMillionths"}]
  rates       jsonb not null,
  set_at      timestamptz not null,
  set_by      text,
  primary key (plan_id, from_day)
);
grant select on fee_plans, fee_plan_versions to comanda_app, comanda_system;
grant insert, update on fee_plan_versions to comanda_system;

insert into fee_plans (plan_id, name) values (1, 'Plano Standard Padrão'), (2, 'Plano Pro Padrão');
-- What a new installation begins with; the provider sets its own.
insert into fee_plan_versions (plan_id, from_day, rates, set_at)
  select plan_id, date '2025-01-01', (
    select jsonb_agg(jsonb_build_object('kind', kind, 'brand', brand, 'instalments', instalments,
             'rateMillionths', case plan_id when 1 then standard else pro end) order by kind desc, instalments, place)
      from (
        select 'debit' as kind, brand, 1 as instalments, place, 9900 as standard, 7900 as pro
          from unnest(array['Pix', 'PicPay', 'Nubank']) with ordinality named (brand, place)
        union all
        select 'debit', brand, 1, place + 3, 19900, 14900
          from unnest(array['Visa', 'Mastercard', 'Elo']) with ordinality named (brand, place)
        union all
        select 'credit', brand, instalments, place,
               case instalments when 1 then 39900 when 2 then 42900 else 45900 end,
               case instalments when 1 then 29900 when 2 then 32900 else 35900 end
          from unnest(array['Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard'])
                 with ordinality named (brand, place), generate_series(1, 3) instalments
      ) row), now()
    from fee_plans;

-- Which plan a store has, from an operational day on.
create table plan_choices (
  store_id  integer not null references stores (store_id),
  from_day  date not null,
  plan_id   integer not null,
  chosen_at timestamptz not null,
  chosen_by text,
  primary key (store_id, from_day)
);
-- What the provider keeps of each order, from an operational day on.
create table commission_terms (
  store_id          integer not null references stores (store_id),
  from_day          date not null,
  rate_millionths   integer not null check (rate_millionths between 0 and 1000000),
  includes_delivery boolean not null default false,
  set_at            timestamptz not null,
  set_by            text,
  primary key (store_id, from_day)
);

-- One row a store: whoever posts holds it. Its accounts add up to 0.
create table ledger_books (
  store_id       integer primary key references stores (store_id),
  -- Orders of this operational day and later are posted.
  opened_on      date not null,
  -- Accounting days up to this one take no more entries.
  closed_through date,
  last_seq       bigint not null default 0,
  last_posting   bigint not null default 0,
  last_receivable bigint not null default 0,
  held           bigint not null default 0 check (held >= 0),
  receivable     bigint not null default 0 check (receivable >= 0),
  available      bigint not null default 0 check (available >= 0),
  transit        bigint not null default 0 check (transit >= 0),
  blocked        bigint not null default 0 check (blocked >= 0),
  current        bigint not null default 0,
  invoiced       bigint not null default 0 check (invoiced <= 0),
  customer       bigint not null default 0,
  payment_fee    bigint not null default 0,
  commission     bigint not null default 0,
  fine           bigint not null default 0,
  sponsor        bigint not null default 0,
  custom         bigint not null default 0,
  bank           bigint not null default 0,
  till           bigint not null default 0,
  opening        bigint not null default 0,
  check (held + receivable + available + transit + blocked + current + invoiced + customer + payment_fee + commission
         + fine + sponsor + custom + bank + till + opening = 0)
);

-- The entries of one cause, made together.
create table ledger_postings (
  store_id    integer not null,
  posting_id  bigint not null,
  -- What caused it: 'order', 'refund', 'fine' …, its number, and the step: a cause has each step once.
  source_kind text not null,
  source_id   text not null,
  step        text not null,
  -- Of what was asked: the same cause asked again with other figures is refused.
  fingerprint text not null,
  occurred_at timestamptz not null,
  -- The accounting day.
  booked_on   date not null,
  order_id    bigint,
  -- The posting it takes back.
  corrects    bigint,
  reason      text,
  by_name     text,
  -- Its entries are those from the first to the last; none where nothing moved.
  first_seq   bigint not null,
  last_seq    bigint not null,
  primary key (store_id, posting_id),
  constraint ledger_postings_source unique (store_id, source_kind, source_id, step)
);

create table ledger_entries (
  store_id     integer not null,
  seq          bigint not null,
  posting_id   bigint not null,
  from_account text not null,
  to_account   text not null,
  cents        bigint not null check (cents > 0),
  kind         text not null,
  from_after   bigint not null,
  to_after     bigint not null,
  occurred_at  timestamptz not null,
  booked_on    date not null,
  order_id     bigint,
  primary key (store_id, seq),
  check (from_account <> to_account)
);

-- What a delivery, a refund or a lost dispute of an order means in money; below zero where it takes back.
create table order_transactions (
  store_id               integer not null,
  posting_id             bigint not null,
  order_id               bigint not null,
  -- 'delivered', 'undone', 'refund', 'dispute-lost'
  kind                   text not null,
  -- The order's operational day.
  day                    date not null,
  booked_on              date not null,
  occurred_at            timestamptz not null,
  -- How it counts: 'online', 'card', 'cash', 'partner', by its largest part.
  way                    text not null,
  subtotal_cents         bigint not null,
  delivery_cents         bigint not null,
  store_discount_cents   bigint not null,
  sponsored_cents        bigint not null,
  online_cents           bigint not null,
  cash_cents             bigint not null,
  card_cents             bigint not null,
  partner_cents          bigint not null,
  fee_cents              bigint not null,
  commission_cents       bigint not null,
  base_subtotal_cents bigint not null,
  base_delivery_cents bigint not null,
  platform_fee_cents     bigint not null,
  nett_cents             bigint not null,
  -- The terms it was computed by: plan, its rows, commission.
  terms                  jsonb not null,
  primary key (store_id, posting_id),
  check (subtotal_cents + delivery_cents - store_discount_cents - sponsored_cents
         = online_cents + cash_cents + card_cents + partner_cents)
);
create index order_transactions_by_order on order_transactions (store_id, order_id);
create index order_transactions_by_day on order_transactions (store_id, booked_on, posting_id);

-- What was captured for an order by the payment provider, held until it is delivered.
create table held_payments (
  store_id       integer not null,
  charge_id      bigint not null,
  order_id       bigint not null,
  method         text not null,
  brand          text,
  instalments    integer not null default 1,
  cents          bigint not null check (cents > 0),
  -- Given back before the delivery.
  returned_cents bigint not null default 0,
  captured_at    timestamptz not null,
  -- The delivery that took it; null while the order is under way.
  delivered_by   bigint,
  primary key (store_id, charge_id),
  constraint held_payments_returned check (returned_cents between 0 and cents)
);
create index held_payments_by_order on held_payments (store_id, order_id);

-- What is due on a day: an instalment of a captured payment, less all that is kept of it.
create table receivables (
  store_id       integer not null,
  receivable_id  bigint not null,
  posting_id     bigint not null,
  order_id       bigint not null,
  charge_id      bigint not null,
  instalment     integer not null,
  instalments    integer not null,
  -- At first, and what is left of it.
  original_cents bigint not null,
  cents          bigint not null check (cents >= 0),
  -- A bank day.
  due_on         date not null,
  -- 'open', 'settled', 'cancelled' (nothing is left of it, or the delivery was taken back)
  state          text not null default 'open',
  settlement_id  bigint,
  primary key (store_id, receivable_id)
);
create index receivables_by_due_day on receivables (store_id, due_on);
create index receivables_by_order on receivables (store_id, order_id);
create index receivables_by_settlement on receivables (store_id, settlement_id) where settlement_id is not null;

-- Contested payments, and where the blocked money came from: it goes back there.
create table ledger_blocks (
  store_id         integer not null,
  dispute_id       bigint not null,
  order_id         bigint not null,
  charge_id        bigint not null,
  cents            bigint not null check (cents > 0),
  held_cents       bigint not null,
  receivable_cents bigint not null,
  current_cents    bigint not null,
  -- Where it came from before the order was delivered: a delivery may be taken back.
  before_delivery  jsonb,
  -- 'open', 'won', 'lost'
  state            text not null default 'open',
  primary key (store_id, dispute_id),
  check (held_cents + receivable_cents + current_cents = cents)
);
create index ledger_blocks_by_order on ledger_blocks (store_id, order_id);

-- How far a book was proven, and the first thing that did not come out.
create table ledger_proofs (
  store_id   integer primary key references stores (store_id),
  proven_seq bigint not null default 0,
  -- What was counted up to there, by account.
  balances   jsonb not null,
  proven_at  timestamptz not null,
  -- Counted from the first entry at this time.
  whole_at   timestamptz,
  -- {"seq", "what", "expected", "found"}
  difference jsonb
);

select wall_table(name::regclass)
  from unnest(array['plan_choices', 'commission_terms', 'ledger_books', 'ledger_postings', 'ledger_entries', 'order_transactions',
    'held_payments', 'receivables', 'ledger_blocks', 'ledger_proofs']) name;
grant select, insert on ledger_postings, ledger_entries, order_transactions to comanda_app, comanda_system;
grant select, insert, update on plan_choices, commission_terms, ledger_books, held_payments, receivables, ledger_blocks,
  ledger_proofs   to comanda_app, comanda_system;
