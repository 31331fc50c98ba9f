-- A payout (repasse) to a store in the system before this one, imported by the provider.
create table old_payouts (
  store_id integer not null,
  payout_id bigint not null,
  token text not null,
  net_cents bigint not null,
  fee_cents bigint not null,
  commission_cents bigint not null,
  retained_cents bigint not null,
  compensated_cents bigint not null,
  from_day date not null,
  to_day date not null,
  status text not null,
  invoice_id bigint,
  finished_at timestamp with time zone,
  description text not null,
  constraint old_payouts_pkey PRIMARY KEY (store_id, payout_id),
  constraint old_payouts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
CREATE INDEX old_payouts_by_day on old_payouts USING btree (store_id, finished_at, payout_id);
alter table old_payouts enable row level security, force row level security;
create policy store_wall on old_payouts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on old_payouts for all to comanda_system using true with check true;
grant insert, select, update on old_payouts to comanda_system;
grant select on old_payouts to comanda_app;
