-- Of a repasse's line: what was lost in disputes. Up to 1.4 `refund_cents` has it, too, and this is null.
alter table settlement_orders add column lost_cents bigint;
