-- A posting: the ledger entries of one cause, e.g. a delivery, a refund or a fine.
create table ledger_postings (
  store_id integer not null,
  posting_id bigint not null,
  source_kind text not null,
  source_id text not null,
  step text not null,
  fingerprint text not null,
  occurred_at timestamp with time zone not null,
  booked_on date not null,
  order_id bigint,
  corrects bigint,
  reason text,
  by_name text,
  first_seq bigint not null,
  last_seq bigint not null,
  constraint ledger_postings_pkey PRIMARY KEY (store_id, posting_id),
  constraint ledger_postings_source UNIQUE (store_id, source_kind, source_id, step)
);
CREATE INDEX ledger_postings_returns on ledger_postings USING btree (store_id, order_id, posting_id) WHERE (source_kind = ANY (ARRAY['refund'::text, 'dispute'::text]));
CREATE INDEX ledger_postings_with_words on ledger_postings USING btree (store_id, order_id) WHERE (reason IS NOT NULL);
alter table ledger_postings enable row level security, force row level security;
create policy reasons_go on ledger_postings for update to comanda_system using true with check (reason = 'Apagado com os dados do cliente.'::text);
create policy store_wall on ledger_postings for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ledger_postings for all to comanda_system using true with check true;
grant insert, select on ledger_postings to comanda_app;
grant insert, select on ledger_postings to comanda_system;
