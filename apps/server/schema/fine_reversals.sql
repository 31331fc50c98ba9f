-- A request of a store to take back a fine of an order, with the decision of the provider.
create table fine_reversals (
  store_id integer not null,
  posting_id bigint not null,
  fine_id text not null,
  order_id bigint not null,
  cents bigint not null,
  description text not null,
  requested_at timestamp with time zone not null,
  requested_by text not null,
  decision text,
  decided_at timestamp with time zone,
  decided_by text,
  decision_words text,
  constraint fine_reversals_pkey PRIMARY KEY (store_id, posting_id),
  constraint fine_reversals_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint fine_reversals_cents_check CHECK ((cents > 0)),
  constraint fine_reversals_decision CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (decision_words IS NULL)))),
  constraint fine_reversals_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  constraint fine_reversals_description_check CHECK ((description <> ''::text))
);
CREATE INDEX fine_reversals_by_order on fine_reversals USING btree (store_id, order_id);
CREATE INDEX fine_reversals_waiting on fine_reversals USING btree (requested_at, store_id, posting_id) WHERE (decision IS NULL);
alter table fine_reversals enable row level security, force row level security;
create policy store_wall on fine_reversals for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on fine_reversals for all to comanda_system using true with check true;
grant insert, select, update on fine_reversals to comanda_app;
grant insert, select, update on fine_reversals to comanda_system;
