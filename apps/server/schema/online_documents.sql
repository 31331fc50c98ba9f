-- The last sending of one of the three documents for online payment, with the reviews of it.
create table online_documents (
  store_id integer not null,
  kind text not null,
  sending integer not null,
  state text not null,
  file_name text not null,
  sent_at timestamp with time zone not null,
  sent_by text not null,
  decided_at timestamp with time zone,
  decided_by text,
  rejection text,
  words text,
  verdict text,
  verdict_reason text,
  verdict_at timestamp with time zone,
  constraint online_documents_pkey PRIMARY KEY (store_id, kind),
  constraint online_documents_store_id_fkey FOREIGN KEY (store_id) REFERENCES online_registrations(store_id),
  constraint online_documents_decision CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint online_documents_kind_check CHECK ((kind = ANY (ARRAY['identification'::text, 'residence'::text, 'activity'::text]))),
  constraint online_documents_rejection CHECK (((state = 'rejected'::text) = (rejection IS NOT NULL))),
  constraint online_documents_rejection_check CHECK ((rejection = ANY (ARRAY['illegible'::text, 'cut-off'::text, 'wrong-document'::text, 'expired'::text, 'other-holder'::text, 'other'::text]))),
  constraint online_documents_sending_check CHECK ((sending > 0)),
  constraint online_documents_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text])))
);
CREATE INDEX online_documents_waiting on online_documents USING btree (sent_at, store_id, kind) WHERE (state = 'waiting'::text);
alter table online_documents enable row level security, force row level security;
create policy store_wall on online_documents for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on online_documents for all to comanda_system using true with check true;
grant delete, insert, select, update on online_documents to comanda_system;
grant insert, select, update on online_documents to comanda_app;
