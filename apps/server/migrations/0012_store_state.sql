-- What a store is at the moment and what its provider tells it: a pause with an end, notices, documents to sign.

alter table stores
  -- A person's word on the switch holds until then; without an end, until the next word.
  add column opening_until timestamptz,
  -- Who gave it, for the other panels.
  add column opening_by text,
  add column accepts_online_payment boolean not null default false,
  add column is_franchisee boolean not null default false,
  add constraint stores_opening_end check (opening_until is null or not is_open);
create index stores_by_opening_end on stores (opening_until) where opening_until is not null;

-- Who has seen enough of a notice. The store's own flag is the administrator's and the provider's.
create table notice_dismissals (
  store_id     integer not null,
  user_id      integer not null,
  notice       text not null check (notice in ('pay-online')),
  dismissed_at timestamptz not null,
  primary key (store_id, user_id, notice),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

-- Documents the provider wants signed. `body` holds allow-listed markup only.
create table contracts (
  store_id        integer not null references stores (store_id),
  contract_id     integer not null,
  title           text not null check (title <> ''),
  body            text not null check (body <> ''),
  -- The document elsewhere, e.g. as a PDF.
  link            text check (link ~ '^https?://'),
  is_mandatory    boolean not null default false,
  created_at      timestamptz not null,
  cancelled_at    timestamptz,
  -- The last signing link: where it went, and the SHA-256 of its secret.
  sent_to         text,
  sent_at         timestamptz,
  link_hash       bytea,
  link_expires_at timestamptz,
  primary key (store_id, contract_id),
  constraint contracts_link_hash unique (store_id, link_hash),
  constraint contracts_sent check ((sent_to is null) = (sent_at is null) and (link_hash is null) = (link_expires_at is null))
);

-- The event of a signature: written once, never changed by the server.
create table contract_signatures (
  store_id     integer not null,
  contract_id  integer not null,
  signed_at    timestamptz not null,
  name         text not null check (name <> ''),
  document     text not null check (document ~ '^\d{11}$'),
  sent_to      text not null,
  -- Keyed: proves an address somebody names, tells none.
  address_hash bytea not null,
  -- SHA-256 of title and body as they were shown.
  text_hash    bytea not null,
  primary key (store_id, contract_id),
  foreign key (store_id, contract_id) references contracts (store_id, contract_id)
);

do $$
declare
  walled text;
begin
  foreach walled in array array['notice_dismissals', 'contracts', 'contract_signatures'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy store_wall on %I for all to comanda_app
         using (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)
         with check (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', walled);
    execute format('create policy system_work on %I for all to comanda_system using (true) with check (true)', walled);
  end loop;
end
$$;

grant select, insert on notice_dismissals to comanda_app;
grant select on contracts to comanda_app;
grant update (sent_to, sent_at, link_hash, link_expires_at) on contracts to comanda_app;
grant select, insert on contract_signatures to comanda_app;
grant select, delete on notice_dismissals to comanda_system;
grant select, insert, update on contracts to comanda_system;
grant select on contract_signatures to comanda_system;

-- Every server tells its own panels (see 0005): of the switch and the estimate, and of what the provider changed.
create function tell_store_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', jsonb_build_object(
    'kind', tg_argv[0], 'storeId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'store_id')::text);
  return null;
end
$$;

create trigger store_state_changed after update of opening_version on stores for each row
  when (old.opening_version <> new.opening_version)
  execute function tell_store_change('store-state');

create trigger store_notices_changed
  after update of pay_online_notice, accepts_online_payment, is_franchisee on stores for each row
  when ((old.pay_online_notice, old.accepts_online_payment, old.is_franchisee)
    is distinct from (new.pay_online_notice, new.accepts_online_payment, new.is_franchisee))
  execute function tell_store_change('store-changed');

create trigger contract_changed after insert or update of cancelled_at on contracts for each row
  execute function tell_store_change('store-changed');

create trigger contract_signed after insert on contract_signatures for each row
  execute function tell_store_change('store-changed');

create trigger banners_changed after insert or update or delete on banners for each row
  execute function tell_store_change('store-changed');
