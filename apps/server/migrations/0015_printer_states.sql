-- What is wrong with a printer is known with its device, and panels hear of it at once.

update print_devices
   set printers = (select coalesce(jsonb_agg(printer || '{"trouble": null}'), '[]') from jsonb_array_elements(printers) printer)
 where printers <> '[]';

create trigger print_device_printers_changed after update of printers on print_devices for each row
  when (old.printers is distinct from new.printers)
  execute function tell_store_change('printers-changed');
