-- A courier types a code and nothing else, so everybody may look one up; but each store makes and ends its own only.

alter table courier_link_codes enable row level security;
alter table courier_link_codes force row level security;
create policy look_up on courier_link_codes for select to comanda_app using (true);
create policy store_makes on courier_link_codes for insert to comanda_app
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy store_ends on courier_link_codes for delete to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on courier_link_codes for all to comanda_system using (true) with check (true);

-- News of a delivery whose number we never heard are found by our own key.
create unique index courier_requests_key on courier_requests (store_id, idempotency_key);
