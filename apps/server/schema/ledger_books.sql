-- The book of a store: the balance of each account, its last numbers and its last closed day.
create table ledger_books (
  store_id integer not null,
  opened_on date not null,
  closed_through date,
  last_seq bigint not null default 0,
  last_posting bigint not null default 0,
  last_receivable bigint not null default 0,
  held bigint not null default 0,
  receivable bigint not null default 0,
  available bigint not null default 0,
  transit bigint not null default 0,
  blocked bigint not null default 0,
  current bigint not null default 0,
  invoiced bigint not null default 0,
  customer bigint not null default 0,
  payment_fee bigint not null default 0,
  commission bigint not null default 0,
  fine bigint not null default 0,
  sponsor bigint not null default 0,
  custom bigint not null default 0,
  bank bigint not null default 0,
  till bigint not null default 0,
  opening bigint not null default 0,
  constraint ledger_books_pkey PRIMARY KEY (store_id),
  constraint ledger_books_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint ledger_books_available_check CHECK ((available >= 0)),
  constraint ledger_books_blocked_check CHECK ((blocked >= 0)),
  constraint ledger_books_check CHECK (((((((((((((((((held + receivable) + available) + transit) + blocked) + current) + invoiced) + customer) + payment_fee) + commission) + fine) + sponsor) + custom) + bank) + till) + opening) = 0)),
  constraint ledger_books_held_check CHECK ((held >= 0)),
  constraint ledger_books_invoiced_check CHECK ((invoiced <= 0)),
  constraint ledger_books_receivable_check CHECK ((receivable >= 0)),
  constraint ledger_books_transit_check CHECK ((transit >= 0))
);
alter table ledger_books enable row level security, force row level security;
create policy store_wall on ledger_books for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ledger_books for all to comanda_system using true with check true;
grant insert, select, update on ledger_books to comanda_app;
grant insert, select, update on ledger_books to comanda_system;
