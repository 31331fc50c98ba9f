-- Paper: how a store prints, the machines its printers hang on, and every single paper on its way.

-- The categories of the menu, as far as routes to stations need them, and which of the partner's codes belong to which.
create table menu_categories (
  store_id    integer not null references stores (store_id),
  category_id integer not null,
  name        text not null check (name <> ''),
  position    integer not null default 0,
  primary key (store_id, category_id)
);
create table menu_item_categories (
  store_id      integer not null,
  external_code text not null check (external_code <> ''),
  category_id   integer not null,
  primary key (store_id, external_code),
  foreign key (store_id, category_id) references menu_categories (store_id, category_id) on delete cascade
);

create table print_settings (
  store_id integer primary key references stores (store_id),
  -- Counted with every save: whoever knew an older one is shown the differences.
  version  integer not null default 1,
  -- The domain's PrintSettings.
  settings jsonb not null,
  saved_at timestamptz not null,
  saved_by text
);

-- For every new order asked: does it print, is it accepted by the server. Told to every server when they change.
alter table stores
  add column has_print_devices     boolean not null default false,
  add column accepts_automatically boolean not null default false;

-- An operator's machine with a print agent.
create table print_devices (
  store_id      integer not null references stores (store_id),
  device_id     integer not null,
  name          text not null check (name <> ''),
  token_hash    bytea not null,
  system        text not null default '',
  agent_version text not null default '',
  -- As the agent last reported them: [{name, isDefault, hasDriver, isOnline}].
  printers      jsonb not null default '[]',
  -- The domain's DeviceRoutes.
  routes        jsonb not null,
  paired_at     timestamptz not null,
  last_seen_at  timestamptz,
  removed_at    timestamptz,
  primary key (store_id, device_id)
);

-- Directories that know no store yet: an agent has a code, then a token, and nothing else.
create table print_pairing_codes (
  code_hash  bytea primary key,
  store_id   integer not null,
  expires_at timestamptz not null
);
create table print_device_tokens (
  token_hash bytea primary key,
  store_id   integer not null,
  device_id  integer not null
);

-- The store's certificate for QZ Tray and its private key, sealed with the server's secret.
create table print_qz_keys (
  store_id    integer primary key references stores (store_id),
  certificate text not null,
  private_key bytea not null,
  -- SHA-256 of the certificate.
  fingerprint text not null,
  valid_until timestamptz not null,
  saved_at    timestamptz not null,
  saved_by    text
);

create table print_jobs (
  store_id         integer not null,
  job_id           bigint not null,
  -- Null for test pages.
  order_id         bigint,
  kind             text not null check (kind in ('order', 'customer', 'store', 'production', 'cancellation', 'test')),
  revision         integer not null default 1 check (revision >= 1),
  station          text not null,
  -- Positions of the order's items on it, decided when it was made; null: whatever its kind shows.
  items            smallint[],
  state            text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'printed', 'expired')),
  -- Why it is not on paper.
  reason           text,
  -- The device that holds it; for test pages the only one that may.
  device_id        integer,
  printer          text,
  -- A device had it and was lost: it may be on paper already, and the next paper says so.
  may_be_printed   boolean not null default false,
  -- Nobody wants it any more: its order was cancelled, or a person gave it up. It does not count for its order.
  is_withdrawn     boolean not null default false,
  requested_by     text,
  created_at       timestamptz not null,
  sent_at          timestamptz,
  printed_at       timestamptz,
  expires_at       timestamptz not null,
  primary key (store_id, job_id),
  foreign key (store_id, order_id) references orders (store_id, order_id)
);
-- Of one order, kind, revision and station there is one paper.
create unique index print_jobs_once on print_jobs (store_id, order_id, kind, revision, station)
  where order_id is not null;
create index print_jobs_open on print_jobs (store_id, job_id) where state in ('queued', 'sent', 'failed');
create index print_jobs_expiring on print_jobs (expires_at) where state in ('queued', 'sent', 'failed');
create index print_jobs_by_time on print_jobs (store_id, created_at);
-- Stores whose new orders the server accepts.
create index stores_accepting on stores (store_id) where accepts_automatically;

alter table store_counters
  add column print_job_no    bigint not null default 0,
  add column print_device_no integer not null default 0;

-- Where an order's papers stand together.
alter table orders
  add column print_state text not null default 'none'
    check (print_state in ('none', 'waiting', 'failed', 'printed'));

do $$
declare
  walled text;
begin
  foreach walled in array array['menu_categories', 'menu_item_categories', 'print_settings', 'print_devices', 'print_qz_keys',
    'print_jobs'] loop
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

grant select on menu_categories, menu_item_categories to comanda_app;
grant select, insert, update on print_settings, print_devices, print_qz_keys, print_jobs to comanda_app;

-- Whoever has a code or a token is looked up by everybody; each store makes and ends its own only.
do $$
declare
  directory text;
begin
  foreach directory in array array['print_pairing_codes', 'print_device_tokens'] loop
    execute format('alter table %I enable row level security', directory);
    execute format('alter table %I force row level security', directory);
    execute format('create policy look_up on %I for select to comanda_app using (true)', directory);
    execute format(
      'create policy store_makes on %I for insert to comanda_app
         with check (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', directory);
    execute format(
      'create policy store_ends on %I for delete to comanda_app
         using (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', directory);
    execute format('create policy system_work on %I for all to comanda_system using (true) with check (true)', directory);
    execute format('grant select, insert, delete on %I to comanda_app, comanda_system', directory);
  end loop;
end
$$;

create trigger store_printing_changed after update of has_print_devices, accepts_automatically on stores for each row
  when ((old.has_print_devices, old.accepts_automatically)
    is distinct from (new.has_print_devices, new.accepts_automatically))
  execute function tell_store_change('store-changed');
create trigger print_settings_changed after insert or update on print_settings for each row
  execute function tell_store_change('store-changed');
-- A device that was paired, told something else or removed: not every word of its agent.
create trigger print_device_paired after insert on print_devices for each row
  execute function tell_store_change('store-changed');
create trigger print_device_changed after update of name, routes, removed_at on print_devices for each row
  when ((old.name, old.routes, old.removed_at) is distinct from (new.name, new.routes, new.removed_at))
  execute function tell_store_change('store-changed');
-- Papers of orders come with an event of their order, which every server looks for; a test page has none.
create trigger print_test_wanted after insert on print_jobs for each row
  when (new.kind = 'test') execute function tell_store_change('print-wanted');
