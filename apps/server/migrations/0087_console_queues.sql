-- outside a transaction

-- What the console counts and lists over all stores.

-- Notices of the last day, and how many of them are applied.
create index concurrently if not exists payment_inbox_received on payment_inbox (received_at) include (applied_at);
-- Refunds that were refused, and those nobody answered: one list.
create index concurrently if not exists payment_refunds_waiting on payment_refunds (asked_at, store_id, refund_id)
  where state = 'refused' or (state = 'asking' and next_attempt_at is not null);
drop index concurrently if exists payment_refunds_refused;
-- All contested payments, the newest first; and what the report of a day compares.
create index concurrently if not exists payment_disputes_opened on payment_disputes (opened_at, store_id, dispute_id);
create index concurrently if not exists payment_disputes_closed on payment_disputes (closed_at) where closed_at is not null;
create index concurrently if not exists payment_transfers_paid on payment_transfers (paid_at) where paid_at is not null;
create index concurrently if not exists payment_transfers_returned on payment_transfers (ended_at) where state = 'returned';
