-- A store's own data as the store keeps it, and what of it waits for the provider's word.

alter table stores
  add column street                  text,
  add column street_number           text,
  add column postal_code             text check (postal_code ~ '^\d{8}$'),
  -- What customers see; each changes by an approved change only.
  add column app_text                text,
  add column phrase                  text,
  add column banner                  text,
  -- Counts the changes of all of this; 0: as the provider set it up.
  add column registration_version    integer not null default 0,
  add column registration_changed_by text,
  add column registration_changed_at timestamptz not null default now();

create table pending_changes (
  store_id   integer not null references stores (store_id),
  change_id  integer not null,
  field      text not null check (field in ('app-text', 'phrase', 'logo', 'banner')),
  -- As it stood and as it is wished for: text, or the address of a picture. Null: nothing.
  before     text,
  after      text,
  status     text not null check (status in ('pending', 'rejected', 'approved', 'withdrawn')),
  asked_by   text not null,
  asked_at   timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason     text,
  primary key (store_id, change_id),
  constraint pending_changes_something_new check (before is distinct from after),
  constraint pending_changes_decision check ((status = 'pending') = (decided_at is null)),
  constraint pending_changes_reason check ((status = 'rejected') = (reason is not null))
);
create unique index pending_changes_one_waiting on pending_changes (store_id, field) where status = 'pending';
-- The provider's queue, over all stores.
create index pending_changes_waiting on pending_changes (asked_at) where status = 'pending';
select wall_table('pending_changes');
grant select, insert, update on pending_changes to comanda_app;
grant select, insert, update, delete on pending_changes to comanda_system;
