-- What every new table of store data takes for granted.

-- The wall of 0004, in one line of a migration: `select wall_table('delivery_areas');`, then the grants.
create function wall_table(walled regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format(
    'create policy store_wall on %s for all to comanda_app
       using (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)
       with check (store_id = nullif(current_setting(''app.store_id'', true), '''')::integer)', walled);
  execute format('create policy system_work on %s for all to comanda_system using (true) with check (true)', walled);
end
$$;

-- The numbers of a store's things, counted by kind. Orders and events keep their own counters (0001).
create table record_numbers (
  store_id integer not null references stores (store_id),
  counter  text not null,
  last     integer not null check (last > 0),
  primary key (store_id, counter)
);
select wall_table('record_numbers');
grant select, insert, update on record_numbers to comanda_app;
grant select, insert, update, delete on record_numbers to comanda_system;

insert into record_numbers (store_id, counter, last)
select store_id, 'print-device', print_device_no from store_counters where print_device_no > 0;
alter table store_counters drop column print_device_no;

-- Announced by the server that writes it, in the transaction that does.
drop trigger print_device_printers_changed on print_devices;
