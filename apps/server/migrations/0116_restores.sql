-- Restores of this database: each began an epoch.
create table restores (
  epoch       uuid primary key,
  -- Name of the backup; null: another program restored the database.
  backup      text,
  -- The last moment of the restored data; null: unknown.
  restored_to timestamptz,
  begun_at    timestamptz not null
);
grant select, insert, update on restores to comanda_system;

-- Work that follows a restore in the background, once, on one server at a time.
create table restore_steps (
  epoch         uuid not null references restores (epoch),
  step          text not null,
  claimed_by    uuid,
  claimed_until timestamptz,
  -- Why the step is not finished, in words.
  waits         text,
  finished_at   timestamptz,
  primary key (epoch, step)
);
grant select, insert, update on restore_steps to comanda_system;

-- Findings of a restore that a person has to check.
create table restore_findings (
  epoch    uuid not null references restores (epoch),
  -- Identifies the finding, so that a repeated step writes it once.
  finding  text not null,
  words    text not null,
  found_at timestamptz not null,
  primary key (epoch, finding)
);
grant select, insert on restore_findings to comanda_system;

-- Erased customers: the numbers of their orders, until they are in the list outside of the database.
create table erasures (
  store_id   integer not null references stores (store_id),
  erasure_id uuid not null,
  order_ids  bigint[] not null,
  erased_at  timestamptz not null,
  -- When the list outside had it.
  saved_at   timestamptz,
  primary key (store_id, erasure_id)
);
create index erasures_unsaved on erasures (erased_at) where saved_at is null;
select wall_table('erasures'::regclass);
grant select, insert, update, delete on erasures to comanda_system;
