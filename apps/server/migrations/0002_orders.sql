-- Orders, their history, and the gap-free sequence of events every panel follows.

create table orders (
  store_id           integer not null references stores (store_id),
  order_id           bigint not null,
  external_id        text not null,
  content_hash       bytea not null,
  code               text not null,
  status             text not null check (status in
    ('awaiting-payment', 'pending', 'accepted', 'sent', 'ready-for-pickup', 'delivered', 'cancelled')),
  kitchen_stage      text check (kitchen_stage in ('released', 'ready', 'in-line', 'in-charge')),
  version            integer not null default 1,
  fulfilment         text not null check (fulfilment in ('delivery', 'pickup')),
  created_at         timestamptz not null,
  received_at        timestamptz not null,
  accept_by          timestamptz not null,
  promised_for       timestamptz not null,
  printed_at         timestamptz,
  closed_at          timestamptz,
  customer_id        text,
  customer_name      text not null,
  customer_phone     text,
  is_phone_verified  boolean not null default false,
  is_first_in_app    boolean not null default false,
  is_first_in_store  boolean not null default false,
  district           text,
  total_cents        bigint not null check (total_cents >= 0),
  charge_cents       bigint not null check (charge_cents >= 0),
  payment_summary    text not null,
  origin             text,
  can_use_courier    boolean not null default false,
  courier_status     text check (courier_status in ('searching', 'waiting-collect', 'with-delivery', 'finished')),
  courier_request_id text,
  courier_link_code  text,
  is_chat_enabled    boolean not null default false,
  search_text        text not null default '',
  has_total_mismatch boolean not null default false,
  cancel_code        text,
  cancel_text        text,
  cancelled_by       text,
  document           jsonb not null,
  primary key (store_id, order_id),
  constraint orders_external_id unique (store_id, external_id),
  constraint orders_closed check ((closed_at is not null) = (status in ('delivered', 'cancelled')))
);
create index orders_open on orders (store_id, status) where closed_at is null;
create index orders_closed_by_time on orders (store_id, closed_at) where closed_at is not null;
create index orders_by_time on orders (store_id, created_at) include (status, total_cents);

create table order_history (
  store_id   integer not null,
  order_id   bigint not null,
  version    integer not null,
  at         timestamptz not null default now(),
  happened   text not null,
  status     text not null,
  note       text,
  actor_kind text not null check (actor_kind in ('user', 'customer', 'system', 'platform', 'courier')),
  actor_id   text,
  actor_name text,
  primary key (store_id, order_id, version),
  foreign key (store_id, order_id) references orders (store_id, order_id)
);

create table store_events (
  store_id         integer not null,
  seq              bigint not null,
  kind             text not null check (kind in ('new', 'changed')),
  order_id         bigint not null,
  actor_name       text,
  actor_session_id uuid,
  at               timestamptz not null default now(),
  primary key (store_id, seq),
  foreign key (store_id, order_id) references orders (store_id, order_id)
);

-- Numbers committed but perhaps not yet pushed. Emptied after each push; the relay pushes what stays.
create table event_outbox (
  store_id integer not null,
  seq      bigint not null,
  at       timestamptz not null default now(),
  primary key (store_id, seq)
);
create index event_outbox_by_time on event_outbox (at);
