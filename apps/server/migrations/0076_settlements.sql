-- Repasses: what was due on a bank day, what was kept of it, and what the store gets. Written with the posting that settles it and
-- never changed; how its money fares stands on its transfer.
create table settlements (
  store_id               integer not null,
  -- The posting that settled it.
  settlement_id          bigint not null,
  -- A bank day.
  day                    date not null,
  settled_at             timestamptz not null,
  net_cents              bigint not null,
  retained_cents         bigint not null check (retained_cents >= 0),
  retained_invoice_cents bigint not null check (retained_invoice_cents >= 0),
  credit_cents           bigint not null check (credit_cents >= 0),
  payout_cents           bigint not null check (payout_cents >= 0),
  order_count            integer not null,
  -- Names the transfer that pays it out; null: nothing is left to pay, or the store transfers by hand.
  transfer_key           text,
  primary key (store_id, settlement_id),
  constraint settlements_day unique (store_id, day),
  check (net_cents + credit_cents - retained_cents - retained_invoice_cents = payout_cents)
);
-- The newest runs over all stores.
create index settlements_by_day on settlements (day, store_id);

-- What a repasse holds of an order: one row for each receivable in it. The subtotal is before discounts.
create table settlement_orders (
  store_id             integer not null,
  settlement_id        bigint not null,
  receivable_id        bigint not null,
  order_id             bigint not null,
  -- What was paid online for it, less what went back.
  paid_cents           bigint not null,
  subtotal_cents       bigint not null,
  delivery_cents       bigint not null,
  store_discount_cents bigint not null,
  sponsored_cents      bigint not null,
  fee_cents            bigint not null,
  commission_cents     bigint not null,
  -- Kept by others, above zero; below zero: covered by the current account.
  other_cents          bigint not null,
  net_cents            bigint not null,
  primary key (store_id, settlement_id, receivable_id),
  check (subtotal_cents + delivery_cents - store_discount_cents - sponsored_cents = paid_cents),
  check (paid_cents - fee_cents - commission_cents - other_cents = net_cents)
);
create index settlement_orders_by_order on settlement_orders (store_id, order_id);

-- How a store is paid out, where it is not as usual: by itself with each repasse.
create table payout_terms (
  store_id     integer primary key references stores (store_id),
  is_automatic boolean not null default true,
  -- The provider holds its repasses back since then, and why.
  held_at      timestamptz,
  held_reason  text,
  changed_at   timestamptz not null,
  changed_by   text not null,
  constraint payout_terms_held check ((held_at is null) = (held_reason is null))
);

select wall_table(name::regclass) from unnest(array['settlements', 'settlement_orders', 'payout_terms']) name;
grant select, insert on settlements, settlement_orders to comanda_app, comanda_system;
grant update (transfer_key) on settlements to comanda_app, comanda_system;
grant select, insert, update on payout_terms to comanda_app, comanda_system;
