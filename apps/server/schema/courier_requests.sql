-- A request for a courier, from a courier service or of the store itself, for one order.
create table courier_requests (
  store_id integer not null,
  request_id bigint not null,
  order_id bigint not null,
  kind text not null,
  status text not null,
  idempotency_key uuid not null,
  delivery_id text,
  area_id integer,
  area_name text,
  price_cents integer,
  link_code text,
  person jsonb,
  tracking_url text,
  note text,
  requested_by text,
  requested_at timestamp with time zone not null,
  cancel_asked_at timestamp with time zone,
  last_heard_at timestamp with time zone,
  next_attempt_at timestamp with time zone,
  attempts integer not null default 0,
  ended_at timestamp with time zone,
  problem jsonb,
  additional_percent real,
  link_withdrawn_at timestamp with time zone,
  constraint courier_requests_pkey PRIMARY KEY (store_id, request_id),
  constraint courier_requests_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint courier_requests_additional_percent_check CHECK (((additional_percent >= (0)::double precision) AND (additional_percent <= (1000)::double precision))),
  constraint courier_requests_ended CHECK (((ended_at IS NOT NULL) = (status = ANY (ARRAY['returned'::text, 'finished'::text, 'cancelled'::text, 'rejected'::text])))),
  constraint courier_requests_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'own'::text]))),
  constraint courier_requests_link_code_check CHECK ((link_code ~ '^A-[0-9A-Z]{5}$'::text)),
  constraint courier_requests_status_check CHECK ((status = ANY (ARRAY['asking'::text, 'searching'::text, 'waiting-collect'::text, 'with-delivery'::text, 'returning'::text, 'returned'::text, 'finished'::text, 'cancelled'::text, 'rejected'::text])))
);
CREATE INDEX courier_requests_delivery on courier_requests USING btree (store_id, delivery_id) WHERE (delivery_id IS NOT NULL);
CREATE INDEX courier_requests_due on courier_requests USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX courier_requests_of_order on courier_requests USING btree (store_id, order_id, request_id);
CREATE UNIQUE INDEX courier_requests_active on courier_requests USING btree (store_id, order_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX courier_requests_key on courier_requests USING btree (store_id, idempotency_key);
alter table courier_requests enable row level security, force row level security;
create policy store_wall on courier_requests for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on courier_requests for all to comanda_system using true with check true;
grant delete, insert, select, update on courier_requests to comanda_system;
grant insert, select, update on courier_requests to comanda_app;
