-- Stores that want a second factor of their administrators, and from when. A row of people's area, not of the store's.
create table second_factor_demands (
  store_id   integer primary key references stores (store_id),
  holds_from timestamptz not null
);
select wall_table('second_factor_demands');
grant select, insert, update, delete on second_factor_demands to comanda_app, comanda_system;
alter table stores drop column second_factor_from;
