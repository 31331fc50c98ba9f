-- A notice of the panel that a user has dismissed.
create table notice_dismissals (
  store_id integer not null,
  user_id integer not null,
  notice text not null,
  dismissed_at timestamp with time zone not null,
  constraint notice_dismissals_pkey PRIMARY KEY (store_id, user_id, notice),
  constraint notice_dismissals_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES users(store_id, user_id),
  constraint notice_dismissals_notice_check CHECK ((notice = 'pay-online'::text))
);
alter table notice_dismissals enable row level security, force row level security;
create policy store_wall on notice_dismissals for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on notice_dismissals for all to comanda_system using true with check true;
grant delete, select on notice_dismissals to comanda_system;
grant insert, select on notice_dismissals to comanda_app;
