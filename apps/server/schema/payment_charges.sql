-- An online charge for an order at the payment provider, with its method, amount and state.
create table payment_charges (
  store_id integer not null,
  charge_id bigint not null,
  order_id bigint not null,
  attempt integer not null default 1,
  receiver text not null,
  method text not null,
  brand text,
  instalments integer not null default 1,
  cents bigint not null,
  state text not null,
  card_token bytea,
  pix_code text,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  withdraw_asked_at timestamp with time zone,
  paid_cents bigint not null default 0,
  captured_at timestamp with time zone,
  is_held boolean not null default false,
  refunded_cents bigint not null default 0,
  returned_cents bigint not null default 0,
  reason text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint payment_charges_pkey PRIMARY KEY (store_id, charge_id),
  constraint payment_charges_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint payment_charges_cents_check CHECK ((cents > 0)),
  constraint payment_charges_instalments_check CHECK (((instalments >= 1) AND (instalments <= 12))),
  constraint payment_charges_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint payment_charges_refunded CHECK (((refunded_cents >= 0) AND (returned_cents >= 0) AND (refunded_cents <= cents) AND ((refunded_cents + returned_cents) <= paid_cents))),
  constraint payment_charges_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'waiting'::text, 'refused'::text, 'expired'::text, 'captured'::text])))
);
CREATE INDEX payment_charges_by_order on payment_charges USING btree (store_id, order_id, charge_id);
CREATE INDEX payment_charges_captured on payment_charges USING btree (captured_at) WHERE (captured_at IS NOT NULL);
CREATE INDEX payment_charges_due on payment_charges USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE UNIQUE INDEX payment_charges_living on payment_charges USING btree (store_id, order_id) WHERE (state = ANY (ARRAY['asking'::text, 'waiting'::text]));
alter table payment_charges enable row level security, force row level security;
create policy store_wall on payment_charges for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_charges for all to comanda_system using true with check true;
grant insert, select, update on payment_charges to comanda_app;
grant insert, select, update on payment_charges to comanda_system;
