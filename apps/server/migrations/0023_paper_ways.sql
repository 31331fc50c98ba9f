-- Papers that follow the printers they are meant for.
alter table print_jobs
  -- The printers of its device it was given out for; where they become others, the paper is asked back.
  add column printers         text[],
  -- Several devices were given its station: each prints its own. Null: whoever serves the station.
  add column target_device_id integer;

drop index print_jobs_once;
create unique index print_jobs_once
  on print_jobs (store_id, order_id, kind, revision, station, (coalesce(target_device_id, 0)))
  where order_id is not null;
