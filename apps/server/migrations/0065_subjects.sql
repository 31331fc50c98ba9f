-- What was announced in a store: `seq` counts announcements, `subjects` says of each subject which was its last, {"menu": 12}.
-- Whoever was away, or did not hear of one, finds here what changed.
create table store_subjects (
  store_id integer primary key references stores (store_id),
  seq      bigint not null,
  subjects jsonb not null
);
select wall_table('store_subjects');
grant select, insert, update on store_subjects to comanda_app;
grant select, insert, update, delete on store_subjects to comanda_system;
