-- The only row: the identity of this database, and marks of the secret, files and payment key it belongs with.
create table installation (
  is_only boolean not null default true,
  installation_id uuid not null default gen_random_uuid(),
  secret_mark bytea,
  secret_place text,
  payments_mark bytea,
  files_place text,
  world text,
  epoch uuid,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_is_only_check CHECK (is_only),
  constraint installation_world_check CHECK ((world = ANY (ARRAY['demo'::text, 'real'::text])))
);
grant insert, select, update on installation to comanda_system;
