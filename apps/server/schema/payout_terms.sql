-- The payout settings of a store: whether transfers are automatic, and whether the provider holds them back.
create table payout_terms (
  store_id integer not null,
  is_automatic boolean not null default true,
  held_at timestamp with time zone,
  held_reason text,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint payout_terms_pkey PRIMARY KEY (store_id),
  constraint payout_terms_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint payout_terms_held CHECK (((held_at IS NULL) = (held_reason IS NULL)))
);
alter table payout_terms enable row level security, force row level security;
create policy store_wall on payout_terms for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on payout_terms for all to comanda_system using true with check true;
grant insert, select, update on payout_terms to comanda_app;
grant insert, select, update on payout_terms to comanda_system;
