-- What an order took from products that are counted, as [{"productId", "taken"}]; null: nothing. Given back when it is
-- cancelled before anybody accepted it.
alter table orders add column counted_items jsonb;
