-- A code (stored as a hash) that leads a courier to one courier request, in a directory across stores.
create table courier_link_codes (
  store_id integer not null,
  request_id bigint not null,
  code_hash bytea not null,
  constraint courier_link_codes_pkey PRIMARY KEY (code_hash),
  constraint courier_link_codes_code_hash_check CHECK ((length(code_hash) = 32))
);
alter table courier_link_codes enable row level security, force row level security;
create policy look_up on courier_link_codes for select to comanda_app using true;
create policy store_ends on courier_link_codes for delete to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy store_makes on courier_link_codes for insert to comanda_app with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on courier_link_codes for all to comanda_system using true with check true;
grant delete, insert, select on courier_link_codes to comanda_app;
grant delete, insert, select on courier_link_codes to comanda_system;
