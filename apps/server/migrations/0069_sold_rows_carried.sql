-- Up to which order of a store what was sold stands as rows: those of before 1.3, and of servers of 1.2 that still run, are
-- made of their documents in slices.
create table sold_rows_carried (
  store_id integer primary key references stores (store_id),
  order_id bigint not null default 0
);
select wall_table('sold_rows_carried');
grant select, insert, update on sold_rows_carried to comanda_system;
