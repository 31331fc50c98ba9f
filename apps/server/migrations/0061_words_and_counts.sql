-- Until when a person who opened the store said that it stays open: a moment, or until somebody closes it. Neither: until
-- its hours close it.
alter table stores
  add column word_until timestamptz,
  add column word_stays boolean not null default false;

-- Counts who set how many are left of a product, orders aside: what an order took is given back to the count it was taken
-- from, and to no later one. `counted_items` of orders say which that was, as "count".
alter table menu_products add column count_no integer not null default 0;
