-- outside a transaction

create index concurrently if not exists sessions_former on sessions (store_id, former_hash) where former_hash is not null;
