-- The last hold on the settlements (repasses) of a store, because its book had differences or after a restore, with its release.
create table book_holds (
  store_id integer not null,
  held_at timestamp with time zone not null,
  cents bigint not null default 0,
  differences text not null,
  released_at timestamp with time zone,
  released_by text,
  reason text,
  restored_at timestamp with time zone,
  book_released_at timestamp with time zone,
  constraint book_holds_pkey PRIMARY KEY (store_id),
  constraint book_holds_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint book_holds_released CHECK ((((released_at IS NULL) = (released_by IS NULL)) AND ((released_at IS NULL) = (reason IS NULL))))
);
alter table book_holds enable row level security, force row level security;
create policy store_wall on book_holds for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on book_holds for all to comanda_system using true with check true;
grant delete, insert, select, update on book_holds to comanda_app;
grant delete, insert, select, update on book_holds to comanda_system;
