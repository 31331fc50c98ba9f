-- Access: stores, people, sessions, recovery.
-- Store data has store_id first in every key and a row-level wall; directories (who is where) are reference tables.

create table stores (
  store_id          integer primary key,
  company           text not null check (company <> ''),
  name              text not null check (name <> ''),
  legal_name        text not null,
  document          text not null check (document ~ '^(\d{11}|[0-9A-Z]{12}\d{2})$'),
  district          text not null,
  city              text not null,
  state             text not null check (state ~ '^[A-Z]{2}$'),
  time_zone         text not null default 'America/Sao_Paulo',
  logo              text,
  symbol            text,
  email             text,
  mobile            text check (mobile ~ '^\d{10,11}$'),
  phones            jsonb not null default '[]',
  is_open           boolean not null default false,
  opening_reason    text,
  opening_version   integer not null default 1,
  is_suspended      boolean not null default false,
  suspension_text   text,
  has_bulk_upload   boolean not null default false,
  min_minutes       integer not null default 40,
  max_minutes       integer not null default 60,
  accept_minutes    integer not null default 8 check (accept_minutes between 5 and 15),
  pay_online_notice boolean not null default false,
  source_application text,
  legacy_id         integer,
  channel           text not null,
  created_at        timestamptz not null default now(),
  constraint stores_estimate check (0 < min_minutes and min_minutes < max_minutes and max_minutes <= 240)
);

-- Hot row of its own: one update gives an event its gap-free number and an order its own.
create table store_counters (
  store_id  integer primary key references stores (store_id),
  event_seq bigint not null default 0,
  order_no  bigint not null default 0
);

create table users (
  store_id      integer not null references stores (store_id),
  user_id       integer not null,
  name          text not null check (name <> ''),
  username      text not null,
  email         text,
  password_hash text not null,
  roles         text[] not null,
  is_active     boolean not null default true,
  created_at    timestamptz not null default now(),
  primary key (store_id, user_id)
);

create table sessions (
  store_id     integer not null,
  token_hash   bytea not null,
  session_id   uuid not null,
  user_id      integer not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  primary key (store_id, token_hash),
  unique (store_id, session_id),
  foreign key (store_id, user_id) references users (store_id, user_id)
);
create index sessions_of_user on sessions (store_id, user_id) where revoked_at is null;

create table login_tickets (
  store_id    integer not null,
  ticket_hash bytea not null,
  user_id     integer not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  primary key (store_id, ticket_hash),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

create table recovery_codes (
  store_id   integer not null,
  request_id uuid not null,
  user_id    integer not null,
  channel    text not null check (channel in ('email', 'sms')),
  code_mac   bytea not null,
  tries_left integer not null default 5 check (tries_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (store_id, request_id),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

create table audit_log (
  store_id   integer not null references stores (store_id),
  entry_id   uuid not null default gen_random_uuid(),
  at         timestamptz not null default now(),
  user_id    integer,
  session_id uuid,
  action     text not null,
  details    jsonb not null default '{}',
  primary key (store_id, entry_id)
);
create index audit_log_by_time on audit_log (store_id, at);

-- Reference tables: small, the same on every node, without personal data beyond the login itself.
create table login_names (
  login    text primary key check (login = lower(login)),
  store_id integer not null,
  user_id  integer not null
);

create table store_documents (
  document text not null,
  store_id integer not null,
  primary key (document, store_id)
);

create table intake_keys (
  key_hash   bytea primary key,
  store_id   integer not null,
  label      text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table throttles (
  scope         text not null,
  subject       bytea not null,
  hits          integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz,
  primary key (scope, subject)
);
create index throttles_by_end on throttles (window_ends_at);

create table registration_requests (
  request_id uuid primary key default gen_random_uuid(),
  name       text not null,
  store_name text not null,
  mobile     text not null,
  email      text not null,
  created_at timestamptz not null default now()
);

create sequence store_numbers as integer;
