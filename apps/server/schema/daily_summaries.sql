-- The subscription of a user to the daily summary by e-mail, with the last day already settled.
create table daily_summaries (
  store_id integer not null,
  user_id integer not null,
  takes_empty_days boolean not null,
  told_day date not null,
  constraint daily_summaries_pkey PRIMARY KEY (store_id, user_id),
  constraint daily_summaries_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id)
);
CREATE INDEX daily_summaries_by_day on daily_summaries USING btree (told_day, store_id);
alter table daily_summaries enable row level security, force row level security;
create policy store_wall on daily_summaries for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on daily_summaries for all to comanda_system using true with check true;
grant delete, insert, select, update on daily_summaries to comanda_app;
grant select on daily_summaries to comanda_system;
