-- A carousel picture that the provider shows in the panel of a store, with its link and position.
create table banners (
  store_id integer not null,
  banner_id integer not null,
  image text not null,
  link text,
  position integer not null default 0,
  constraint banners_pkey PRIMARY KEY (store_id, banner_id),
  constraint banners_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint banners_image_check CHECK ((image ~ '^(https://|/)'::text)),
  constraint banners_link_check CHECK ((link ~ '^https?://'::text))
);
CREATE TRIGGER banners_changed AFTER INSERT OR DELETE OR UPDATE on banners FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table banners enable row level security, force row level security;
create policy store_wall on banners for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on banners for all to comanda_system using true with check true;
grant delete, insert, select, update on banners to comanda_system;
grant select on banners to comanda_app;
