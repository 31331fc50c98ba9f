-- The progress of a store in removing contacts and names from its closed orders, as times of closing.
create table order_privacy_marks (
  store_id integer not null,
  contacts_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  names_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  contacts_gone_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  names_gone_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint order_privacy_marks_pkey PRIMARY KEY (store_id),
  constraint order_privacy_marks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table order_privacy_marks enable row level security, force row level security;
create policy store_wall on order_privacy_marks for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_privacy_marks for all to comanda_system using true with check true;
grant delete, insert, select, update on order_privacy_marks to comanda_system;
