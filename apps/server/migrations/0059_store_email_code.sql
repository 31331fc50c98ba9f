-- An address that was not confirmed is of a person, or of the store that the person asks it for.
alter table email_changes
  add column whose text not null default 'person' check (whose in ('person', 'store')),
  drop constraint email_changes_pkey,
  add primary key (store_id, user_id, whose);
