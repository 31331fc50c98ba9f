-- What a store registers for online payment, who looks at it, and where its money goes.

-- One row a store. CNPJ and CPF without punctuation; `details` is the rest of the form as the contract declares it.
create table online_registrations (
  store_id         integer primary key references stores (store_id),
  person_type      text not null check (person_type in ('person', 'company')),
  company_document text not null check (company_document ~ '^([0-9A-Z]{12}\d{2})?$'),
  owner_document   text not null check (owner_document ~ '^\d{11}$'),
  -- Name of whoever is paid.
  legal_name       text not null check (legal_name <> ''),
  details          jsonb not null,
  -- The store's day of the first save.
  registered_on    date not null,
  -- How the payment provider stands to the store; `state_at` is the time of whoever told it.
  state            text not null default 'pending' check (state in ('pending', 'enabled', 'activated', 'rejected')),
  state_at         timestamptz not null,
  reasons          text[] not null default '{}',
  version          integer not null check (version > 0),
  changed_at       timestamptz not null,
  changed_by       text not null,
  constraint online_registrations_company check ((person_type = 'company') = (company_document <> ''))
);
create index online_registrations_by_change on online_registrations (changed_at desc, store_id);

-- The three pictures; where each lies sealed. A row comes with the first sending.
create table online_documents (
  store_id   integer not null references online_registrations (store_id),
  kind       text not null check (kind in ('identification', 'residence', 'activity')),
  -- Counts how often it was sent: whoever decides says which one was looked at.
  sending    integer not null check (sending > 0),
  state      text not null check (state in ('waiting', 'approved', 'rejected')),
  file_name  text not null,
  sent_at    timestamptz not null,
  sent_by    text not null,
  decided_at timestamptz,
  decided_by text,
  rejection  text check (rejection in ('illegible', 'cut-off', 'wrong-document', 'expired', 'other-holder', 'other')),
  words      text,
  primary key (store_id, kind),
  constraint online_documents_decision check ((state = 'waiting') = (decided_at is null)),
  constraint online_documents_rejection check ((state = 'rejected') = (rejection is not null))
);
-- The reviewers' queue, over all stores.
create index online_documents_waiting on online_documents (sent_at, store_id, kind) where state = 'waiting';

-- Where money goes: the active one. Others are kept for a change. Holder as it was registered when the account was saved.
create table receiving_accounts (
  store_id        integer not null references stores (store_id),
  account_id      integer not null,
  way             text not null check (way in ('manual', 'key')),
  label           text not null,
  key_kind        text check (key_kind in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  pix_key         text,
  -- Three digits, or the ISPB of an institution without a code.
  bank            text,
  account_type    text check (account_type in ('current', 'savings')),
  branch          text,
  branch_digit    text,
  account         text,
  holder_document text not null,
  holder_name     text not null,
  is_active       boolean not null default false,
  -- When it becomes the active one; null: nobody asked for that, or it is.
  active_from     timestamptz,
  version         integer not null check (version > 0),
  changed_at      timestamptz not null,
  changed_by      text not null,
  primary key (store_id, account_id),
  constraint receiving_accounts_way check ((way = 'key') = (pix_key is not null) and (way = 'key') = (key_kind is not null)
    and (way = 'manual') = (bank is not null and account_type is not null and branch is not null and account is not null)),
  constraint receiving_accounts_waiting check (not is_active or active_from is null)
);
create unique index receiving_accounts_one_active on receiving_accounts (store_id) where is_active;
create unique index receiving_accounts_one_waiting on receiving_accounts (store_id) where active_from is not null;
-- What becomes active by itself, over all stores.
create index receiving_accounts_due on receiving_accounts (active_from) where active_from is not null;

-- Whether a store has changes of its account wait a day; after it took that back, until when they still do.
create table account_change_waits (
  store_id   integer primary key references stores (store_id),
  is_on      boolean not null,
  off_at     timestamptz,
  changed_at timestamptz not null,
  changed_by text not null
);

select wall_table(name::regclass)
  from unnest(array['online_registrations', 'online_documents', 'receiving_accounts', 'account_change_waits']) name;
grant select, insert, update on online_registrations, online_documents, account_change_waits to comanda_app;
grant select, insert, update, delete on receiving_accounts to comanda_app;
grant select, insert, update, delete on online_registrations, online_documents, receiving_accounts, account_change_waits
  to comanda_system;
