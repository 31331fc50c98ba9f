-- A store as a receiver at the payment provider, with its holder and state there.
create table payment_receivers (
  store_id integer not null,
  receiver_id integer not null default 1,
  attempt integer not null default 1,
  state text not null,
  name text not null,
  document text not null,
  email text not null,
  reasons text[] not null default '{}'::text[],
  state_at timestamp with time zone,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint payment_receivers_pkey PRIMARY KEY (store_id),
  constraint payment_receivers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint payment_receivers_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'pending'::text, 'enabled'::text, 'activated'::text, 'rejected'::text])))
);
CREATE INDEX payment_receivers_due on payment_receivers USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
alter table payment_receivers enable row level security, force row level security;
create policy store_wall on payment_receivers for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_receivers for all to comanda_system using true with check true;
grant insert, select, update on payment_receivers to comanda_app;
grant insert, select, update on payment_receivers to comanda_system;
