-- The registration of a store for online payment: the holder, the form, and the state at the payment provider.
create table online_registrations (
  store_id integer not null,
  person_type text not null,
  company_document text not null,
  owner_document text not null,
  legal_name text not null,
  details jsonb not null,
  registered_on date not null,
  state text not null default 'pending'::text,
  state_at timestamp with time zone not null,
  reasons text[] not null default '{}'::text[],
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint online_registrations_pkey PRIMARY KEY (store_id),
  constraint online_registrations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint online_registrations_company CHECK (((person_type = 'company'::text) = (company_document <> ''::text))),
  constraint online_registrations_company_document_check CHECK ((company_document ~ '^([0-9A-Z]{12}\d{2})?$'::text)),
  constraint online_registrations_legal_name_check CHECK ((legal_name <> ''::text)),
  constraint online_registrations_owner_document_check CHECK ((owner_document ~ '^\d{11}$'::text)),
  constraint online_registrations_person_type_check CHECK ((person_type = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint online_registrations_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'enabled'::text, 'activated'::text, 'rejected'::text]))),
  constraint online_registrations_version_check CHECK ((version > 0))
);
CREATE INDEX online_registrations_by_change on online_registrations USING btree (changed_at DESC, store_id);
alter table online_registrations enable row level security, force row level security;
create policy store_wall on online_registrations for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on online_registrations for all to comanda_system using true with check true;
grant delete, insert, select, update on online_registrations to comanda_system;
grant insert, select, update on online_registrations to comanda_app;
