-- A contested charge (card chargeback or MED of Pix), with its deadlines and outcome.
create table payment_disputes (
  store_id integer not null,
  dispute_id bigint not null,
  reference text not null,
  charge_id bigint not null,
  order_id bigint not null,
  way text not null,
  cents bigint not null,
  blocked_cents bigint not null,
  state text not null,
  reason text,
  opened_at timestamp with time zone not null,
  judged_by timestamp with time zone not null,
  paid_back_by timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint payment_disputes_pkey PRIMARY KEY (store_id, dispute_id),
  constraint payment_disputes_store_id_charge_id_fkey FOREIGN KEY (store_id, charge_id) REFERENCES payment_charges(store_id, charge_id),
  constraint payment_disputes_blocked_cents_check CHECK ((blocked_cents > 0)),
  constraint payment_disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  constraint payment_disputes_way_check CHECK ((way = ANY (ARRAY['chargeback'::text, 'med'::text])))
);
CREATE INDEX payment_disputes_by_charge on payment_disputes USING btree (store_id, charge_id);
CREATE INDEX payment_disputes_closed on payment_disputes USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX payment_disputes_open on payment_disputes USING btree (judged_by, store_id) WHERE (state = 'open'::text);
CREATE INDEX payment_disputes_opened on payment_disputes USING btree (opened_at, store_id, dispute_id);
CREATE UNIQUE INDEX payment_disputes_by_reference on payment_disputes USING btree (store_id, reference);
alter table payment_disputes enable row level security, force row level security;
create policy store_wall on payment_disputes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_disputes for all to comanda_system using true with check true;
grant insert, select, update on payment_disputes to comanda_app;
grant insert, select, update on payment_disputes to comanda_system;
