-- What was in an order and the store was out of when it came, by name: the board says so.
alter table orders add column items_out text[] not null default '{}';
