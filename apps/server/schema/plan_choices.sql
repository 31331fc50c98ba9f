-- The fee plan that a store has from an operational day on.
create table plan_choices (
  store_id integer not null,
  from_day date not null,
  plan_id integer not null,
  chosen_at timestamp with time zone not null,
  chosen_by text,
  constraint plan_choices_pkey PRIMARY KEY (store_id, from_day),
  constraint plan_choices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id)
);
alter table plan_choices enable row level security, force row level security;
create policy store_wall on plan_choices for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on plan_choices for all to comanda_system using true with check true;
grant insert, select, update on plan_choices to comanda_app;
grant insert, select, update on plan_choices to comanda_system;
