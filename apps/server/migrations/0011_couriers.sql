-- Couriers: how a store reaches its logistics service, where its couriers go and for how much, who was asked to bring
-- which order, and what was reported about it.

-- Districts a store's couriers go to, with the price of the way.
create table coverage_areas (
  store_id    integer not null references stores (store_id),
  area_id     integer not null,
  name        text not null check (name <> ''),
  city        text not null check (city <> ''),
  price_cents integer not null check (price_cents >= 0),
  is_enabled  boolean not null default true,
  primary key (store_id, area_id)
);
create unique index coverage_areas_name on coverage_areas (store_id, lower(name), lower(city));

-- The account at a service that speaks Open Delivery. The secret is sealed with the server's own.
create table courier_accounts (
  store_id       integer primary key references stores (store_id),
  base_url       text not null check (base_url ~ '^https?://'),
  client_id      text not null check (client_id <> ''),
  client_secret  bytea not null,
  merchant_id    text not null check (length(merchant_id) between 36 and 100),
  -- Where couriers fetch orders: {"street", "number", "complement", "postalCode", "latitude", "longitude"}.
  pickup_address jsonb not null,
  is_enabled     boolean not null default true
);

create table courier_requests (
  store_id         integer not null,
  request_id       bigint not null,
  order_id         bigint not null,
  kind             text not null check (kind in ('service', 'own')),
  -- 'asking': the service may or may not have heard us; the same question is repeated until it answers.
  status           text not null check (status in
    ('asking', 'searching', 'waiting-collect', 'with-delivery', 'finished', 'cancelled', 'rejected')),
  -- The service's "orderId": asked again with the same one it never sends a second courier.
  idempotency_key  uuid not null,
  delivery_id      text,
  area_id          integer,
  area_name        text,
  price_cents      integer,
  link_code        text check (link_code ~ '^A-[0-9A-Z]{5}$'),
  person           jsonb,
  tracking_url     text,
  note             text,
  requested_by     text,
  requested_at     timestamptz not null,
  cancel_asked_at  timestamptz,
  last_heard_at    timestamptz,
  -- When to ask again: the request, the cancellation, or how it stands.
  next_attempt_at  timestamptz,
  attempts         integer not null default 0,
  ended_at         timestamptz,
  primary key (store_id, request_id),
  foreign key (store_id, order_id) references orders (store_id, order_id),
  constraint courier_requests_ended check
    ((ended_at is not null) = (status in ('finished', 'cancelled', 'rejected')))
);
-- Never two couriers for one order.
create unique index courier_requests_active on courier_requests (store_id, order_id) where ended_at is null;
create index courier_requests_of_order on courier_requests (store_id, order_id, request_id);
create index courier_requests_delivery on courier_requests (store_id, delivery_id)
  where delivery_id is not null;
create index courier_requests_due on courier_requests (next_attempt_at) where next_attempt_at is not null;

create table courier_events (
  store_id    integer not null,
  request_id  bigint not null,
  event_no    integer not null,
  -- As the service spells it; unknown words are kept, too.
  type        text not null,
  -- What the request became by it; null when it moved nothing.
  status      text,
  person      jsonb,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (store_id, request_id, event_no),
  -- Services repeat themselves; once is enough.
  constraint courier_events_once unique (store_id, request_id, type),
  foreign key (store_id, request_id) references courier_requests (store_id, request_id)
);

-- Directory: a courier types a code and nothing else. Rows die with their request.
create table courier_link_codes (
  code       text primary key check (code ~ '^A-[0-9A-Z]{5}$'),
  store_id   integer not null,
  request_id bigint not null
);

alter table store_counters add column courier_request_no bigint not null default 0;

do $$
declare
  walled text;
begin
  foreach walled in array array['coverage_areas', 'courier_accounts', 'courier_requests', 'courier_events'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy store_wall on %I for all to comanda_app
         using (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)
         with check (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', walled);
    execute format('create policy system_work on %I for all to comanda_system using (true) with check (true)', walled);
    execute format('grant select, insert, update, delete on %I to comanda_system', walled);
  end loop;
end
$$;

grant select on coverage_areas, courier_accounts to comanda_app;
grant select, insert, update on courier_requests to comanda_app;
grant select, insert on courier_events to comanda_app;
grant select, insert, delete on courier_link_codes to comanda_app, comanda_system;
