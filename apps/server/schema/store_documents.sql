-- The CNPJ or CPF of a store, in a directory that finds stores by document.
create table store_documents (
  document text not null,
  store_id integer not null,
  constraint store_documents_pkey PRIMARY KEY (document, store_id)
);
grant delete, insert, select, update on store_documents to comanda_system;
grant select on store_documents to comanda_app;
