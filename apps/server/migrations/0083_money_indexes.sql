-- outside a transaction

-- What is due, without what was settled long ago.
create index concurrently if not exists receivables_open on receivables (store_id, due_on) where state = 'open';
-- Repasses whose money is available and not on its way.
create index concurrently if not exists settlements_waiting on settlements (store_id, settlement_id) where transfer_key is null and payout_cents > 0;
create index concurrently if not exists settlements_by_transfer on settlements (store_id, transfer_key) where transfer_key is not null;
-- A statement of some days.
create index concurrently if not exists ledger_entries_by_day on ledger_entries (store_id, booked_on, seq);
