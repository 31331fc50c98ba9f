-- The number of free options of a group, and which chosen ones are free. Only groups that charge each option have any.
alter table option_groups
  add column free integer not null default 0,
  add column free_order text not null default 'cheapest';
alter table option_groups add constraint option_groups_free_check
  check (free >= 0 and free_order in ('cheapest', 'first')) not valid;
