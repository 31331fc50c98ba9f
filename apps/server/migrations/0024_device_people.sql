-- A paired machine is somebody's: it gets paper as long as whoever paired it may pair machines, or an administrator has
-- taken it over. Machines paired before this stand for nobody and go on as they are.

alter table print_pairing_codes add column made_by integer;
alter table print_devices add column paired_by integer;

drop trigger print_device_changed on print_devices;
create trigger print_device_changed after update of name, routes, removed_at, paired_by on print_devices for each row
  when ((old.name, old.routes, old.removed_at, old.paired_by)
    is distinct from (new.name, new.routes, new.removed_at, new.paired_by))
  execute function tell_store_change('store-changed');
