-- outside a transaction

-- What is held and no delivery took yet: the proof of a book sums it, and the alarm looks for it over all stores.
create index concurrently if not exists held_payments_open on held_payments (store_id, order_id)
  where delivered_by is null and cents - returned_cents + held_offset_cents <> 0;
