-- outside a transaction
-- The few postings a person wrote a reason for, by their order.
create index concurrently if not exists ledger_postings_with_words on ledger_postings (store_id, order_id)
  where reason is not null;
