-- A ready text of a store for replies to ratings.
create table reply_templates (
  store_id integer not null,
  template_id integer not null,
  text text not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint reply_templates_pkey PRIMARY KEY (store_id, template_id),
  constraint reply_templates_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint reply_templates_text_check CHECK ((text <> ''::text))
);
alter table reply_templates enable row level security, force row level security;
create policy store_wall on reply_templates for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on reply_templates for all to comanda_system using true with check true;
grant delete, insert, select, update on reply_templates to comanda_app;
grant select on reply_templates to comanda_system;
