-- outside a transaction
-- What a store keeps of one customer is found by the digits of their phone, without the locator some partners put
-- behind it, or by the id the partner knows them by. Both leave the index when an order becomes anonymous.
create index concurrently if not exists orders_by_phone
  on orders (store_id, regexp_replace(customer_phone, '\(localizador.*$|\D', '', 'g')) where customer_phone is not null;
create index concurrently if not exists orders_by_customer on orders (store_id, customer_id) where customer_id is not null;
