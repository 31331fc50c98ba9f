-- A migration that was applied to this database, with its checksum and release.
create table schema_migrations (
  version integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  release text,
  constraint schema_migrations_pkey PRIMARY KEY (version)
);
