-- A person's second factor, how their sessions began, and what asks for the password again.

alter table sessions
  -- When the password was last typed. Null: never, as after a login link.
  add column proven_at timestamptz,
  -- Browser and system in words, and the address with its end left out, for the person's own list.
  add column device text,
  add column place text,
  add constraint sessions_device_is_short check (char_length(device) <= 80),
  add constraint sessions_place_is_short check (char_length(place) <= 60);

-- Until then the browser is not asked for a code again.
alter table known_devices add column code_skipped_until timestamptz;

create table second_factors (
  store_id       integer not null,
  user_id        integer not null,
  -- Both null: none yet. Sealed with the server's secret.
  sealed_secret  bytea,
  enabled_at     timestamptz,
  -- The half minute of the last code that was taken.
  last_step      bigint,
  -- Shown to the person, who has not yet proven that their app has it.
  pending_secret bytea,
  primary key (store_id, user_id),
  foreign key (store_id, user_id) references users (store_id, user_id),
  constraint second_factors_on_or_off check ((sealed_secret is null) = (enabled_at is null))
);

-- Ways in for whoever has lost the app; keyed hashes.
create table second_factor_codes (
  store_id integer not null,
  user_id  integer not null,
  code_mac bytea not null,
  used_at  timestamptz,
  primary key (store_id, user_id, code_mac),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

-- A new address that waits for the code mailed to it.
create table email_changes (
  store_id   integer not null,
  user_id    integer not null,
  email      text not null,
  code_mac   bytea not null,
  tries_left integer not null default 5 check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (store_id, user_id),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

-- From then on the store's administrators need a second factor. Null: it is their choice.
alter table stores add column second_factor_from timestamptz;

select wall_table('second_factors');
select wall_table('second_factor_codes');
select wall_table('email_changes');
grant select, insert, update, delete on second_factors, second_factor_codes, email_changes to comanda_app, comanda_system;
