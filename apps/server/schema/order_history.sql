-- A timeline step of an order that was imported, undone, or changed by release 1.2 or older.
create table order_history (
  store_id integer not null,
  order_id bigint not null,
  version integer not null,
  at timestamp with time zone not null default now(),
  happened text not null,
  status text not null,
  note text,
  actor_kind text not null,
  actor_id text,
  actor_name text,
  constraint order_history_pkey PRIMARY KEY (store_id, order_id, version),
  constraint order_history_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint order_history_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'customer'::text, 'system'::text, 'platform'::text, 'courier'::text])))
);
alter table order_history enable row level security, force row level security;
create policy store_wall on order_history for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on order_history for all to comanda_system using true with check true;
grant delete, insert, select, update on order_history to comanda_system;
grant insert, select on order_history to comanda_app;
