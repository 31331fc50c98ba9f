-- Orders eaten in the store, with their table, and orders that are begun only when their customer says so.

alter table orders
  add column serving text check (serving in ('indoor', 'on-demand')),
  add column place   text;

update orders set serving = 'indoor', place = document ->> 'place'
 where closed_at is null and document ->> 'place' is not null;
