-- A transfer of money from the payment provider to the receiving account of a store.
create table payment_transfers (
  store_id integer not null,
  transfer_id bigint not null,
  key text not null,
  receiver text not null,
  cents bigint not null,
  account jsonb not null,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_by text,
  paid_at timestamp with time zone,
  ended_at timestamp with time zone,
  reason text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  note text,
  constraint payment_transfers_pkey PRIMARY KEY (store_id, transfer_id),
  constraint payment_transfers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint payment_transfers_cents_check CHECK ((cents > 0)),
  constraint payment_transfers_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'waiting'::text, 'paid'::text, 'failed'::text, 'returned'::text])))
);
CREATE INDEX payment_transfers_due on payment_transfers USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX payment_transfers_paid on payment_transfers USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX payment_transfers_returned on payment_transfers USING btree (ended_at) WHERE (state = 'returned'::text);
CREATE UNIQUE INDEX payment_transfers_by_key on payment_transfers USING btree (store_id, key);
alter table payment_transfers enable row level security, force row level security;
create policy store_wall on payment_transfers for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_transfers for all to comanda_system using true with check true;
grant insert, select, update on payment_transfers to comanda_app;
grant insert, select, update on payment_transfers to comanda_system;
