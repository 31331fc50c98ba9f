-- An order of a store, with its current status and the document the customer sent.
create table orders (
  store_id integer not null,
  order_id bigint not null,
  external_id text not null,
  content_hash bytea not null,
  code text not null,
  status text not null,
  kitchen_stage text,
  version integer not null default 1,
  fulfilment text not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  accept_by timestamp with time zone not null,
  promised_for timestamp with time zone not null,
  printed_at timestamp with time zone,
  closed_at timestamp with time zone,
  customer_id text,
  customer_name text not null,
  customer_phone text,
  is_phone_verified boolean not null default false,
  is_first_in_app boolean not null default false,
  is_first_in_store boolean not null default false,
  district text,
  total_cents bigint not null,
  charge_cents bigint not null,
  payment_summary text not null,
  origin text,
  can_use_courier boolean not null default false,
  courier_status text,
  courier_request_id text,
  courier_link_code text,
  is_chat_enabled boolean not null default true,
  search_text text not null default ''::text,
  has_total_mismatch boolean not null default false,
  cancel_code text,
  cancel_text text,
  cancelled_by text,
  document jsonb not null,
  undo jsonb,
  chat_unread integer not null default 0,
  awaits_acknowledgement boolean not null default false,
  is_located boolean not null default false,
  located_address jsonb,
  print_state text not null default 'none'::text,
  scheduled_for timestamp with time zone,
  awaits_courier_answer boolean not null default false,
  item_count integer not null default 0,
  link_withdrawn_at timestamp with time zone,
  serving text,
  place text,
  found_by text generated always as (((lower(regexp_replace(NORMALIZE("left"(((code || ' '::text) || customer_name), 120), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)) || ' '::text) || "right"(regexp_replace(COALESCE(customer_phone, ''::text), '\D'::text, ''::text, 'g'::text), 4))) stored,
  is_outside_areas boolean not null default false,
  items_out text[] not null default '{}'::text[],
  counted_items jsonb,
  differences jsonb,
  ticket_lines text[] not null default '{}'::text[],
  never_paid boolean,
  constraint orders_pkey PRIMARY KEY (store_id, order_id),
  constraint orders_external_id UNIQUE (store_id, external_id),
  constraint orders_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint orders_charge_cents_check CHECK ((charge_cents >= 0)),
  constraint orders_chat_unread_check CHECK ((chat_unread >= 0)),
  constraint orders_closed CHECK (((closed_at IS NOT NULL) = (status = ANY (ARRAY['delivered'::text, 'cancelled'::text])))),
  constraint orders_courier_status_check CHECK ((courier_status = ANY (ARRAY['searching'::text, 'waiting-collect'::text, 'with-delivery'::text, 'returning'::text, 'returned'::text, 'dropped'::text, 'finished'::text]))),
  constraint orders_fulfilment_check CHECK ((fulfilment = ANY (ARRAY['delivery'::text, 'pickup'::text]))),
  constraint orders_kitchen_stage_check CHECK ((kitchen_stage = ANY (ARRAY['released'::text, 'ready'::text, 'in-line'::text, 'in-charge'::text]))),
  constraint orders_print_state_check CHECK ((print_state = ANY (ARRAY['none'::text, 'waiting'::text, 'failed'::text, 'printed'::text]))),
  constraint orders_serving_check CHECK ((serving = ANY (ARRAY['indoor'::text, 'on-demand'::text]))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['awaiting-payment'::text, 'pending'::text, 'accepted'::text, 'sent'::text, 'ready-for-pickup'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint orders_total_cents_check CHECK ((total_cents >= 0))
);
CREATE INDEX orders_by_acceptance on orders USING btree (accept_by) WHERE (closed_at IS NULL);
CREATE INDEX orders_by_customer on orders USING btree (store_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX orders_by_phone on orders USING btree (store_id, regexp_replace(customer_phone, '\(localizador.*$|\D'::text, ''::text, 'g'::text)) WHERE (customer_phone IS NOT NULL);
CREATE INDEX orders_by_time on orders USING btree (store_id, created_at) INCLUDE (total_cents, found_by);
CREATE INDEX orders_closed_by_time on orders USING btree (store_id, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX orders_open on orders USING btree (store_id, order_id) WHERE (closed_at IS NULL);
CREATE TRIGGER order_link_ended AFTER UPDATE OF link_withdrawn_at on orders FOR EACH ROW WHEN (((old.link_withdrawn_at IS NULL) AND (new.link_withdrawn_at IS NOT NULL))) EXECUTE FUNCTION tell_link_ended();
alter table orders enable row level security, force row level security;
create policy store_wall on orders for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on orders for all to comanda_system using true with check true;
grant delete, insert, select, update on orders to comanda_system;
grant insert, select, update on orders to comanda_app;
