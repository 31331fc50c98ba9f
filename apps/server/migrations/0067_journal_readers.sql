-- How far each reader of a store's journal has come: entries up to `seq` are read.
create table journal_readers (
  store_id integer not null references stores (store_id),
  reader   text not null,
  seq      bigint not null default 0,
  primary key (store_id, reader)
);
select wall_table('journal_readers');
grant select, insert, update on journal_readers to comanda_app;
grant select, insert, update, delete on journal_readers to comanda_system;

-- Entries a reader went past because it failed at them, again and again.
create table journal_set_aside (
  store_id     integer not null references stores (store_id),
  reader       text not null,
  seq          bigint not null,
  set_aside_at timestamptz not null,
  error        text not null,
  primary key (store_id, reader, seq)
);
select wall_table('journal_set_aside');
grant select, insert on journal_set_aside to comanda_app;
grant select, insert, update, delete on journal_set_aside to comanda_system;
