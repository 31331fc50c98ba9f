-- outside a transaction

alter table manual_requests validate constraint manual_requests_kinds;
-- A month over all stores. Of orders a block range index does: they come in the order of their days, and writing one stays as cheap.
create index concurrently if not exists order_transactions_of_month on order_transactions using brin (booked_on) with (pages_per_range = 32, autosummarize = on);
-- What of the book is no order's: the list of kinds is that of `month-totals.reads.ts`.
create index concurrently if not exists ledger_entries_of_month on ledger_entries (booked_on, store_id) include (kind, from_account, cents) where kind in ('fine', 'adjustment', 'refund', 'retained', 'retained-invoice');
create index concurrently if not exists invoices_of_month on invoices (ends_on, store_id) where ends_on is not null;
