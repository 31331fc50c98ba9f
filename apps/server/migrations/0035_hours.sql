-- When a store sells: its week, its special dates, and what a person last said with the switch.

create table opening_hours (
  store_id         integer primary key references stores (store_id),
  -- Seven days from Sunday: {isOpen, periods: [{start, end}]}, in minutes from the day's midnight.
  days             jsonb not null check (jsonb_array_length(days) = 7),
  opens_by_itself  boolean not null,
  closes_by_itself boolean not null,
  version          integer not null check (version > 0),
  changed_by       text,
  changed_at       timestamptz not null
);
select wall_table('opening_hours');
grant select, insert, update on opening_hours to comanda_app;
grant select, insert, update, delete on opening_hours to comanda_system;

create table special_dates (
  store_id   integer not null references stores (store_id),
  on_date    date not null,
  name       text not null,
  -- What replaces the weekday's periods, none when closed all day; null: as the weekday always is, said on purpose.
  periods    jsonb,
  version    integer not null check (version > 0),
  changed_by text,
  changed_at timestamptz not null,
  primary key (store_id, on_date)
);
select wall_table('special_dates');
grant select, insert, update, delete on special_dates to comanda_app;
grant select, insert, update, delete on special_dates to comanda_system;

alter table stores
  -- The word as it was said; `is_open` and `opening_until` follow from it and from the hours.
  add column word_is_open boolean not null default true,
  add column word_at      timestamptz not null default 'epoch',
  add column word_end     text check (word_end in ('15-minutes', '30-minutes', '60-minutes', 'next-shift', 'by-hand')),
  -- An open store closes by itself, too: `opening_until` is when the switch moves, whichever way.
  drop constraint stores_opening_end,
  add constraint stores_word_end check (word_is_open = (word_end is null));

-- Stores that are closed stay so, pauses under way keep their end. The owner, too, is behind the wall.
alter table stores no force row level security;
update stores set word_is_open = false, word_end = 'by-hand', word_at = coalesce(closed_since, 'epoch')
 where not is_open;
update stores set word_end = '60-minutes', word_at = opening_until - interval '60 minutes'
 where not is_open and opening_until is not null;
alter table stores force row level security;
