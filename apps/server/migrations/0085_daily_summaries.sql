-- Who has the summary of each day by e-mail, by their own choice.
create table daily_summaries (
  store_id         integer not null,
  user_id          integer not null,
  -- Also of days without orders.
  takes_empty_days boolean not null,
  -- The last operational day that is settled: told, or over before somebody asked. The next one is told once it is over.
  told_day         date not null,
  primary key (store_id, user_id),
  foreign key (store_id, user_id) references users (store_id, user_id)
);
-- What is looked for each minute, over all stores.
create index daily_summaries_by_day on daily_summaries (told_day, store_id);

-- What stands out in a period, and a person does not want to be told for a while.
create table silenced_findings (
  store_id integer not null,
  user_id  integer not null,
  rule     text not null,
  until    timestamptz not null,
  primary key (store_id, user_id, rule),
  foreign key (store_id, user_id) references users (store_id, user_id)
);

-- What the last recount of a store's sums found.
create table sales_recounts (
  store_id   integer primary key references stores (store_id),
  counted_at timestamptz not null,
  -- Orders it went through.
  orders     integer not null,
  -- The first one; null: everything comes out.
  difference jsonb
);
create index sales_recounts_by_time on sales_recounts (counted_at, store_id);

select wall_table(name::regclass) from unnest(array['daily_summaries', 'silenced_findings', 'sales_recounts']) name;
grant select, insert, update, delete on daily_summaries, silenced_findings to comanda_app;
grant select on daily_summaries to comanda_system;
grant select, insert, update on sales_recounts to comanda_system;
