-- In what an order differs from what its store said when it came, as the domain's OrderDifference; null: in nothing.
alter table orders add column differences jsonb;
