-- An instalment of a captured payment that is due to a store on a bank day.
create table receivables (
  store_id integer not null,
  receivable_id bigint not null,
  posting_id bigint not null,
  order_id bigint not null,
  charge_id bigint not null,
  instalment integer not null,
  instalments integer not null,
  original_cents bigint not null,
  cents bigint not null,
  due_on date not null,
  state text not null default 'open'::text,
  settlement_id bigint,
  confirmed_at timestamp with time zone,
  constraint receivables_pkey PRIMARY KEY (store_id, receivable_id),
  constraint receivables_cents_check CHECK ((cents >= 0))
);
CREATE INDEX receivables_by_due_day on receivables USING btree (store_id, due_on);
CREATE INDEX receivables_by_order on receivables USING btree (store_id, order_id);
CREATE INDEX receivables_by_settlement on receivables USING btree (store_id, settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX receivables_open on receivables USING btree (store_id, due_on) WHERE (state = 'open'::text);
alter table receivables enable row level security, force row level security;
create policy store_wall on receivables for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on receivables for all to comanda_system using true with check true;
grant insert, select, update on receivables to comanda_app;
grant insert, select, update on receivables to comanda_system;
