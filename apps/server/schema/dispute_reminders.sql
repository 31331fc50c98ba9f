-- A mark that the deadline of a payment dispute was mailed to the store, so that it happens once.
create table dispute_reminders (
  store_id integer not null,
  dispute_id bigint not null,
  told_at timestamp with time zone not null,
  constraint dispute_reminders_pkey PRIMARY KEY (store_id, dispute_id)
);
alter table dispute_reminders enable row level security, force row level security;
create policy store_wall on dispute_reminders for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on dispute_reminders for all to comanda_system using true with check true;
grant insert, select on dispute_reminders to comanda_app;
grant insert, select on dispute_reminders to comanda_system;
