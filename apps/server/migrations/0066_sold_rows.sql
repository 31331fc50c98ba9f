-- What was sold, as rows beside the document: lines, fees, discounts and payments of each order, as they were when it came.
-- Cents are of the order's currency. Null is what nobody said or can know any more; `source` 'carried' says that the rows were
-- made later, of a document that knew less. No foreign keys: each would be a look-up per order, and what was sold stays when
-- products go. Rows are numbered from 0, as in the document.
create table order_lines (
  store_id            integer not null,
  order_id            bigint not null,
  line_no             integer not null,
  product_id          integer,
  category_id         integer,
  category_name       text,
  size_id             integer,
  size_name           text,
  name                text not null,
  external_code       text,
  -- A fraction of what is weighed.
  quantity            numeric not null,
  unit                text not null,
  unit_price_cents    bigint not null,
  options_price_cents bigint not null,
  total_cents         bigint not null,
  -- [{"name", "code", "quantity", "unitPriceCents", "totalCents"}]
  options             jsonb not null,
  source              text not null default 'intake',
  primary key (store_id, order_id, line_no)
);

create table order_fees (
  store_id    integer not null,
  order_id    bigint not null,
  fee_no      integer not null,
  -- 'difference': what is charged beyond (or, below zero, less than) all the parts, so that Σ lines + fees − discounts is the total.
  kind        text not null check (kind in ('delivery', 'service', 'tip', 'minimum', 'other', 'difference')),
  name        text not null,
  cents       bigint not null,
  -- Who gets it, as the partner says: MERCHANT, MARKETPLACE, LOGISTIC_SERVICES.
  received_by text,
  source      text not null default 'intake',
  primary key (store_id, order_id, fee_no)
);

-- A discount by its sponsors; a row without one is what nobody named a sponsor for.
create table order_discounts (
  store_id       integer not null,
  order_id       bigint not null,
  discount_no    integer not null,
  share_no       integer not null,
  name           text not null,
  cents          bigint not null,
  -- MERCHANT, MARKETPLACE, CHAIN …, as the partner says.
  sponsor        text,
  coupon         text,
  is_on_delivery boolean not null,
  source         text not null default 'intake',
  primary key (store_id, order_id, discount_no, share_no)
);

create table order_payments (
  store_id         integer not null,
  order_id         bigint not null,
  payment_no       integer not null,
  -- The partner's code: CASH, PIX, CREDIT …; UNDECLARED where nobody named a way.
  method           text not null,
  name             text not null,
  is_prepaid       boolean not null,
  cents            bigint not null,
  change_for_cents bigint,
  -- VISA, ELO …
  brand            text,
  instalments      integer,
  source           text not null default 'intake',
  primary key (store_id, order_id, payment_no)
);

select wall_table(name::regclass) from unnest(array['order_lines', 'order_fees', 'order_discounts', 'order_payments']) name;
grant select, insert on order_lines, order_fees, order_discounts, order_payments to comanda_app, comanda_system;
