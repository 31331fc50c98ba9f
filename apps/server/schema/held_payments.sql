-- A captured online payment of an order, held in the book of the store until a delivery takes it.
create table held_payments (
  store_id integer not null,
  charge_id bigint not null,
  order_id bigint not null,
  method text not null,
  brand text,
  instalments integer not null default 1,
  cents bigint not null,
  returned_cents bigint not null default 0,
  captured_at timestamp with time zone not null,
  delivered_by bigint,
  held_offset_cents bigint not null default 0,
  constraint held_payments_pkey PRIMARY KEY (store_id, charge_id),
  constraint held_payments_cents_check CHECK ((cents > 0)),
  constraint held_payments_returned CHECK (((returned_cents >= 0) AND (returned_cents <= cents)))
);
CREATE INDEX held_payments_by_order on held_payments USING btree (store_id, order_id);
CREATE INDEX held_payments_open on held_payments USING btree (store_id, order_id) WHERE ((delivered_by IS NULL) AND (((cents - returned_cents) + held_offset_cents) <> 0));
alter table held_payments enable row level security, force row level security;
create policy store_wall on held_payments for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on held_payments for all to comanda_system using true with check true;
grant insert, select, update on held_payments to comanda_app;
grant insert, select, update on held_payments to comanda_system;
