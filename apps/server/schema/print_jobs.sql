-- A paper to print (one order, kind, revision and station, or a test page), with its state.
create table print_jobs (
  store_id integer not null,
  job_id bigint not null,
  order_id bigint,
  kind text not null,
  revision integer not null default 1,
  station text not null,
  items smallint[],
  state text not null default 'queued'::text,
  reason text,
  device_id integer,
  printer text,
  may_be_printed boolean not null default false,
  is_withdrawn boolean not null default false,
  requested_by text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  printed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  printers text[],
  target_device_id integer,
  constraint print_jobs_pkey PRIMARY KEY (store_id, job_id),
  constraint print_jobs_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint print_jobs_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'customer'::text, 'store'::text, 'production'::text, 'cancellation'::text, 'test'::text]))),
  constraint print_jobs_revision_check CHECK ((revision >= 1)),
  constraint print_jobs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'printed'::text, 'expired'::text])))
);
CREATE INDEX print_jobs_by_time on print_jobs USING btree (store_id, created_at);
CREATE INDEX print_jobs_expiring on print_jobs USING btree (expires_at) WHERE (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]));
CREATE INDEX print_jobs_open on print_jobs USING btree (store_id, job_id) WHERE (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]));
CREATE UNIQUE INDEX print_jobs_once on print_jobs USING btree (store_id, order_id, kind, revision, station, COALESCE(target_device_id, 0)) WHERE (order_id IS NOT NULL);
CREATE TRIGGER print_test_wanted AFTER INSERT on print_jobs FOR EACH ROW WHEN ((new.kind = 'test'::text)) EXECUTE FUNCTION tell_store_change('print-wanted');
alter table print_jobs enable row level security, force row level security;
create policy store_wall on print_jobs for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on print_jobs for all to comanda_system using true with check true;
grant delete, insert, select, update on print_jobs to comanda_system;
grant insert, select, update on print_jobs to comanda_app;
