-- A sending of an online payment document that is handed on to the payment provider.
create table payment_documents (
  store_id integer not null,
  document_id bigint not null,
  kind text not null,
  sending integer not null,
  file_name text not null,
  handed_at timestamp with time zone,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint payment_documents_pkey PRIMARY KEY (store_id, document_id),
  constraint payment_documents_once UNIQUE (store_id, kind, sending)
);
CREATE INDEX payment_documents_due on payment_documents USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
alter table payment_documents enable row level security, force row level security;
create policy store_wall on payment_documents for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payment_documents for all to comanda_system using true with check true;
grant insert, select, update on payment_documents to comanda_app;
grant insert, select, update on payment_documents to comanda_system;
