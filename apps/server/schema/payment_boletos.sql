-- A boleto for an invoice at the payment provider, with its state and the amount paid.
create table payment_boletos (
  store_id integer not null,
  boleto_id bigint not null,
  invoice_id integer not null,
  cents bigint not null,
  due_on date not null,
  payer_name text not null,
  payer_document text not null,
  state text not null,
  barcode text,
  paid_cents bigint not null default 0,
  paid_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  withdraw_asked_at timestamp with time zone,
  reason text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  pix_code text,
  constraint payment_boletos_pkey PRIMARY KEY (store_id, boleto_id),
  constraint payment_boletos_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint payment_boletos_cents_check CHECK ((cents > 0)),
  constraint payment_boletos_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint payment_boletos_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'open'::text, 'paid'::text, 'withdrawn'::text, 'refused'::text])))
);
CREATE INDEX payment_boletos_due on payment_boletos USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX payment_boletos_of_invoice on payment_boletos USING btree (store_id, invoice_id);
CREATE INDEX payment_boletos_paid on payment_boletos USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE UNIQUE INDEX payment_boletos_living on payment_boletos USING btree (store_id, invoice_id) WHERE (state = ANY (ARRAY['asking'::text, 'open'::text]));
alter table payment_boletos enable row level security, force row level security;
create policy store_wall on payment_boletos for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_boletos for all to comanda_system using true with check true;
grant insert, select, update on payment_boletos to comanda_app;
grant insert, select, update on payment_boletos to comanda_system;
