-- The last proof of the book of a store: the entry it reached, and the first difference found.
create table ledger_proofs (
  store_id integer not null,
  proven_seq bigint not null default 0,
  balances jsonb not null,
  proven_at timestamp with time zone not null,
  whole_at timestamp with time zone,
  difference jsonb,
  constraint ledger_proofs_pkey PRIMARY KEY (store_id),
  constraint ledger_proofs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table ledger_proofs enable row level security, force row level security;
create policy store_wall on ledger_proofs for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ledger_proofs for all to comanda_system using true with check true;
grant insert, select, update on ledger_proofs to comanda_app;
grant insert, select, update on ledger_proofs to comanda_system;
