-- A person of the provider reads a store's panel for a while: who, why, until when, and who ended it.
create table support_visits (
  store_id      integer not null references stores (store_id),
  visit_id      integer not null,
  person_id     integer not null,
  person_name   text not null check (person_name <> ''),
  reason        text not null check (char_length(reason) between 10 and 300),
  asked_at      timestamptz not null,
  -- What opens the panel: once, and for a minute.
  ticket_hash   bytea not null,
  ticket_until  timestamptz not null,
  -- The session it was exchanged for.
  token_hash    bytea,
  session_id    uuid,
  begun_at      timestamptz,
  ends_at       timestamptz,
  ended_at      timestamptz,
  ended_by      text check (ended_by in ('time', 'visitor', 'store', 'provider')),
  ended_by_name text,
  primary key (store_id, visit_id),
  constraint support_visits_of_ticket unique (store_id, ticket_hash),
  constraint support_visits_of_token unique (store_id, token_hash),
  constraint support_visits_begun check (
    (begun_at is null) = (token_hash is null) and (begun_at is null) = (session_id is null)
    and (begun_at is null) = (ends_at is null)),
  constraint support_visits_ended check ((ended_at is null) = (ended_by is null))
);
create index support_visits_running on support_visits (store_id, ends_at) where ended_at is null;
create index support_visits_by_time on support_visits (asked_at);

select wall_table('support_visits');
grant select, update on support_visits to comanda_app;
grant select, insert, update, delete on support_visits to comanda_system;
