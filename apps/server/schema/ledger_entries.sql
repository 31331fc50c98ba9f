-- An amount that moves from one account to another inside the book of a store.
create table ledger_entries (
  store_id integer not null,
  seq bigint not null,
  posting_id bigint not null,
  from_account text not null,
  to_account text not null,
  cents bigint not null,
  kind text not null,
  from_after bigint not null,
  to_after bigint not null,
  occurred_at timestamp with time zone not null,
  booked_on date not null,
  order_id bigint,
  constraint ledger_entries_pkey PRIMARY KEY (store_id, seq),
  constraint ledger_entries_cents_check CHECK ((cents > 0)),
  constraint ledger_entries_check CHECK ((from_account <> to_account))
);
CREATE INDEX ledger_entries_by_day on ledger_entries USING btree (store_id, booked_on, seq);
CREATE INDEX ledger_entries_of_month on ledger_entries USING btree (booked_on, store_id) INCLUDE (kind, from_account, cents) WHERE (kind = ANY (ARRAY['fine'::text, 'adjustment'::text, 'refund'::text, 'retained'::text, 'retained-invoice'::text]));
alter table ledger_entries enable row level security, force row level security;
create policy store_wall on ledger_entries for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ledger_entries for all to comanda_system using true with check true;
grant insert, select on ledger_entries to comanda_app;
grant insert, select on ledger_entries to comanda_system;
