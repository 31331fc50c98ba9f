-- outside a transaction
create index concurrently if not exists store_events_timeline on store_events (store_id, order_id, seq)
  where status is not null;
