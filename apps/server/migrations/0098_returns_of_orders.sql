-- outside a transaction

-- Refunds and disputes of an order, which are few: other postings of orders cost nothing.
create index concurrently if not exists ledger_postings_returns on ledger_postings (store_id, order_id, posting_id)
  where source_kind in ('refund', 'dispute');
