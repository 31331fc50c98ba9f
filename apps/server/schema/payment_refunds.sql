-- A refund of a charge at the payment provider, with its cause, its payer and its state.
create table payment_refunds (
  store_id integer not null,
  refund_id bigint not null,
  charge_id bigint not null,
  order_id bigint not null,
  attempt integer not null default 1,
  cents bigint not null,
  cause text not null,
  payer text not null,
  reason text not null,
  key text,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_by text,
  done_at timestamp with time zone,
  note text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint payment_refunds_pkey PRIMARY KEY (store_id, refund_id),
  constraint payment_refunds_store_id_charge_id_fkey FOREIGN KEY (store_id, charge_id) REFERENCES payment_charges(store_id, charge_id),
  constraint payment_refunds_cause_check CHECK ((cause = ANY (ARRAY['asked'::text, 'cancelled'::text, 'surplus'::text]))),
  constraint payment_refunds_cents_check CHECK ((cents > 0)),
  constraint payment_refunds_payer_check CHECK ((payer = ANY (ARRAY['store'::text, 'provider'::text, 'courier'::text]))),
  constraint payment_refunds_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'waiting'::text, 'refused'::text, 'done'::text])))
);
CREATE INDEX payment_refunds_by_charge on payment_refunds USING btree (store_id, charge_id);
CREATE INDEX payment_refunds_done on payment_refunds USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX payment_refunds_due on payment_refunds USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX payment_refunds_waiting on payment_refunds USING btree (asked_at, store_id, refund_id) WHERE ((state = 'refused'::text) OR ((state = 'asking'::text) AND (next_attempt_at IS NOT NULL)));
CREATE UNIQUE INDEX payment_refunds_by_key on payment_refunds USING btree (store_id, key) WHERE (key IS NOT NULL);
alter table payment_refunds enable row level security, force row level security;
create policy store_wall on payment_refunds for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_refunds for all to comanda_system using true with check true;
grant insert, select, update on payment_refunds to comanda_app;
grant insert, select, update on payment_refunds to comanda_system;
