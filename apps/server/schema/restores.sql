-- A restore of the database, which began an epoch.
create table restores (
  epoch uuid not null,
  backup text,
  restored_to timestamp with time zone,
  begun_at timestamp with time zone not null,
  constraint restores_pkey PRIMARY KEY (epoch)
);
grant insert, select, update on restores to comanda_system;
