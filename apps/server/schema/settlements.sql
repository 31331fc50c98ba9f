-- A settlement (repasse) of a store on a bank day, with the amounts due, retained and paid out.
create table settlements (
  store_id integer not null,
  settlement_id bigint not null,
  day date not null,
  settled_at timestamp with time zone not null,
  net_cents bigint not null,
  retained_cents bigint not null,
  retained_invoice_cents bigint not null,
  credit_cents bigint not null,
  payout_cents bigint not null,
  order_count integer not null,
  transfer_key text,
  failed_key text,
  constraint settlements_pkey PRIMARY KEY (store_id, settlement_id),
  constraint settlements_day UNIQUE (store_id, day),
  constraint settlements_check CHECK (((((net_cents + credit_cents) - retained_cents) - retained_invoice_cents) = payout_cents)),
  constraint settlements_credit_cents_check CHECK ((credit_cents >= 0)),
  constraint settlements_payout_cents_check CHECK ((payout_cents >= 0)),
  constraint settlements_retained_cents_check CHECK ((retained_cents >= 0)),
  constraint settlements_retained_invoice_cents_check CHECK ((retained_invoice_cents >= 0))
);
CREATE INDEX settlements_by_day on settlements USING btree (day, store_id);
CREATE INDEX settlements_by_transfer on settlements USING btree (store_id, transfer_key) WHERE (transfer_key IS NOT NULL);
CREATE INDEX settlements_waiting on settlements USING btree (store_id, settlement_id) WHERE ((transfer_key IS NULL) AND (payout_cents > 0));
alter table settlements enable row level security, force row level security;
create policy store_wall on settlements for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on settlements for all to comanda_system using true with check true;
grant insert, select on settlements to comanda_app;
grant insert, select on settlements to comanda_system;
