-- One row: which installation this database is, and marks of what belongs to its data and lies elsewhere. The program writes it.
create table installation (
  is_only         boolean primary key default true check (is_only),
  installation_id uuid not null default gen_random_uuid(),
  -- A keyed hash of the installation's number under the secret, and where that secret came from, in words.
  secret_mark     bytea,
  secret_place    text,
  -- The same under the payment provider's key.
  payments_mark   bytea,
  -- The folder that has this installation's number in a file.
  files_place     text,
  -- Whether the data are the demonstration's; null: nothing is in it yet.
  world           text check (world in ('demo', 'real'))
);

grant select, insert, update on installation to comanda_system;
