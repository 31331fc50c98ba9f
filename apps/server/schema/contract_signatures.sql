-- The signature of a store under a document, with the signer, the time and a hash of the text.
create table contract_signatures (
  store_id integer not null,
  contract_id integer not null,
  signed_at timestamp with time zone not null,
  name text not null,
  document text not null,
  sent_to text not null,
  address_hash bytea not null,
  text_hash bytea not null,
  constraint contract_signatures_pkey PRIMARY KEY (store_id, contract_id),
  constraint contract_signatures_store_id_contract_id_fkey FOREIGN KEY (store_id, contract_id) REFERENCES contracts(store_id, contract_id),
  constraint contract_signatures_document_check CHECK ((document ~ '^\d{11}$'::text)),
  constraint contract_signatures_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER contract_signed AFTER INSERT on contract_signatures FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table contract_signatures enable row level security, force row level security;
create policy store_wall on contract_signatures for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on contract_signatures for all to comanda_system using true with check true;
grant insert, select on contract_signatures to comanda_app;
grant select on contract_signatures to comanda_system;
