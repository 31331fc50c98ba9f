-- A change of a public text or picture that a store requested, with the decision of the provider, if any.
create table pending_changes (
  store_id integer not null,
  change_id integer not null,
  field text not null,
  before text,
  after text,
  status text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  constraint pending_changes_pkey PRIMARY KEY (store_id, change_id),
  constraint pending_changes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint pending_changes_decision CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint pending_changes_field_check CHECK ((field = ANY (ARRAY['app-text'::text, 'phrase'::text, 'logo'::text, 'banner'::text]))),
  constraint pending_changes_reason CHECK (((status = 'rejected'::text) = (reason IS NOT NULL))),
  constraint pending_changes_something_new CHECK ((before IS DISTINCT FROM after)),
  constraint pending_changes_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'rejected'::text, 'approved'::text, 'withdrawn'::text])))
);
CREATE INDEX pending_changes_waiting on pending_changes USING btree (asked_at) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX pending_changes_one_waiting on pending_changes USING btree (store_id, field) WHERE (status = 'pending'::text);
alter table pending_changes enable row level security, force row level security;
create policy store_wall on pending_changes for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on pending_changes for all to comanda_system using true with check true;
grant delete, insert, select, update on pending_changes to comanda_system;
grant insert, select, update on pending_changes to comanda_app;
