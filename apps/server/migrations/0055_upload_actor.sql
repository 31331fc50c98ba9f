-- Who last asked for something of an upload: they sent it, said yes to it, or took it back.
alter table product_files
  add column acted_by    text not null default '',
  add column acted_by_id integer;
