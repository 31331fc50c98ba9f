-- outside a transaction
-- What was captured and given back on a day, over all stores.
create index concurrently if not exists payment_charges_captured on payment_charges (captured_at) where captured_at is not null;
create index concurrently if not exists payment_refunds_done on payment_refunds (done_at) where done_at is not null;
