-- A bank account or Pix key where a store can receive its money, active or not.
create table receiving_accounts (
  store_id integer not null,
  account_id integer not null,
  way text not null,
  label text not null,
  key_kind text,
  pix_key text,
  bank text,
  account_type text,
  branch text,
  branch_digit text,
  account text,
  holder_document text not null,
  holder_name text not null,
  is_active boolean not null default false,
  active_from timestamp with time zone,
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint receiving_accounts_pkey PRIMARY KEY (store_id, account_id),
  constraint receiving_accounts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint receiving_accounts_account_type_check CHECK ((account_type = ANY (ARRAY['current'::text, 'savings'::text]))),
  constraint receiving_accounts_key_kind_check CHECK ((key_kind = ANY (ARRAY['cpf'::text, 'cnpj'::text, 'phone'::text, 'email'::text, 'random'::text]))),
  constraint receiving_accounts_version_check CHECK ((version > 0)),
  constraint receiving_accounts_waiting CHECK (((NOT is_active) OR (active_from IS NULL))),
  constraint receiving_accounts_way CHECK ((((way = 'key'::text) = (pix_key IS NOT NULL)) AND ((way = 'key'::text) = (key_kind IS NOT NULL)) AND ((way = 'manual'::text) = ((bank IS NOT NULL) AND (account_type IS NOT NULL) AND (branch IS NOT NULL) AND (account IS NOT NULL))))),
  constraint receiving_accounts_way_check CHECK ((way = ANY (ARRAY['manual'::text, 'key'::text])))
);
CREATE INDEX receiving_accounts_due on receiving_accounts USING btree (active_from) WHERE (active_from IS NOT NULL);
CREATE UNIQUE INDEX receiving_accounts_one_active on receiving_accounts USING btree (store_id) WHERE is_active;
CREATE UNIQUE INDEX receiving_accounts_one_waiting on receiving_accounts USING btree (store_id) WHERE (active_from IS NOT NULL);
alter table receiving_accounts enable row level security, force row level security;
create policy store_wall on receiving_accounts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on receiving_accounts for all to comanda_system using true with check true;
grant delete, insert, select, update on receiving_accounts to comanda_app;
grant delete, insert, select, update on receiving_accounts to comanda_system;
