-- The second factor of a user: its sealed secret, or a secret that is not yet confirmed.
create table second_factors (
  store_id integer not null,
  user_id integer not null,
  sealed_secret bytea,
  enabled_at timestamp with time zone,
  last_step bigint,
  pending_secret bytea,
  constraint second_factors_pkey PRIMARY KEY (store_id, user_id),
  constraint second_factors_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id),
  constraint second_factors_on_or_off CHECK (((sealed_secret IS NULL) = (enabled_at IS NULL)))
);
alter table second_factors enable row level security, force row level security;
create policy store_wall on second_factors for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on second_factors for all to comanda_system using true with check true;
grant delete, insert, select, update on second_factors to comanda_app;
grant delete, insert, select, update on second_factors to comanda_system;
