-- A notice of the payment provider that something changed there, and whether it was applied here.
create table payment_inbox (
  store_id integer not null,
  inbox_id bigint not null,
  event_id text not null,
  kind text not null,
  reference text not null,
  charge text,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  fault text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint payment_inbox_pkey PRIMARY KEY (store_id, inbox_id),
  constraint payment_inbox_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX payment_inbox_due on payment_inbox USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX payment_inbox_faults on payment_inbox USING btree (received_at, store_id) WHERE (fault IS NOT NULL);
CREATE INDEX payment_inbox_received on payment_inbox USING btree (received_at) INCLUDE (applied_at);
CREATE UNIQUE INDEX payment_inbox_by_event on payment_inbox USING btree (store_id, event_id);
alter table payment_inbox enable row level security, force row level security;
create policy store_wall on payment_inbox for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_inbox for all to comanda_system using true with check true;
grant delete, insert, select, update on payment_inbox to comanda_system;
grant insert, select, update on payment_inbox to comanda_app;
