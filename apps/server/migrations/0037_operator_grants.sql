-- What a store allows its operators, as names of permissions. A store without a row allows what stores begin with.
create table operator_grants (
  store_id   integer primary key references stores (store_id),
  granted    text[] not null,
  version    integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);
select wall_table('operator_grants');
grant select, insert, update on operator_grants to comanda_app;
grant select, insert, update, delete on operator_grants to comanda_system;
