-- Who was in, when and from which address, apart from logs and audit: the law wants it kept for six months and given out
-- on order only. Store 0 stands for names that are nobody's. The server writes and never reads.

create table access_records (
  store_id   integer not null,
  record_id  uuid not null default gen_random_uuid(),
  at         timestamptz not null,
  user_id    integer,
  session_id uuid,
  -- The client's, as the request came.
  address    text not null,
  action     text not null check (action in
    ('logged-in', 'logged-out', 'login-failed', 'denied', 'personal-data-seen', 'password-set')),
  -- Of a login that is nobody's: keyed hash of the name, so that repeated tries can be told from spraying.
  login_mac  bytea,
  details    jsonb not null default '{}',
  primary key (store_id, record_id)
);
create index access_records_of_store on access_records (store_id, at);
create index access_records_by_time on access_records (at);

alter table access_records enable row level security;
alter table access_records force row level security;
create policy store_wall on access_records for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on access_records for all to comanda_system using (true) with check (true);
grant insert on access_records to comanda_app;
grant select, insert, delete on access_records to comanda_system;
