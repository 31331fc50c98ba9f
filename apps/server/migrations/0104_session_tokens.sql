-- Who proves anew who they are gets another token. The one before counts for the moments in which calls were on their way with it.
alter table provider_sessions
  add column former_hash  bytea,
  add column former_until timestamptz;
alter table sessions
  add column former_hash  bytea,
  add column former_until timestamptz;
