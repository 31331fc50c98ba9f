-- An invoice from the provider to a store, for a month or opened by hand, with balance and payment.
create table invoices (
  store_id integer not null,
  invoice_id integer not null,
  due_on date not null,
  balance_cents bigint not null,
  status text not null,
  is_legacy boolean not null default false,
  hash text,
  starts_on date,
  ends_on date,
  kind text,
  closed_at timestamp with time zone,
  carried_cents bigint,
  later_cents bigint,
  overdue_from date,
  paid_cents bigint not null default 0,
  paid_at timestamp with time zone,
  reference text,
  legacy_status text,
  invoice_link text,
  tax_link text,
  boleto_link text,
  reason text,
  constraint invoices_pkey PRIMARY KEY (store_id, invoice_id),
  constraint invoices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint invoices_kind CHECK ((kind = ANY (ARRAY['normal'::text, 'accumulated'::text]))) NOT VALID,
  constraint invoices_legacy_status CHECK ((legacy_status = ANY (ARRAY['PG'::text, 'AT'::text, 'VC'::text, 'IS'::text, 'FA'::text]))) NOT VALID,
  constraint invoices_paid CHECK ((paid_cents >= 0)) NOT VALID,
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'cancelled'::text])))
);
CREATE INDEX invoices_of_month on invoices USING btree (ends_on, store_id) WHERE (ends_on IS NOT NULL);
CREATE INDEX invoices_open on invoices USING btree (store_id, due_on) WHERE (status = 'open'::text);
CREATE INDEX invoices_overdue on invoices USING btree (due_on, store_id, invoice_id) WHERE ((status = 'open'::text) AND (NOT is_legacy));
CREATE TRIGGER invoices_changed AFTER INSERT OR DELETE OR UPDATE on invoices FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table invoices enable row level security, force row level security;
create policy store_wall on invoices for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on invoices for all to comanda_system using true with check true;
grant delete, insert, select, update on invoices to comanda_system;
grant insert, select, update on invoices to comanda_app;
