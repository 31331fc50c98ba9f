-- Held beyond cents - returned_cents: above zero what the current account gave back instead, below zero what went to who bore a refund.
alter table held_payments add column held_offset_cents bigint not null default 0;
